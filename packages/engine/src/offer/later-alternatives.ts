import { broaderOf, parentsOf } from '../skills/skill-links.ts';
import { foldText } from '../text/fold-text.ts';
import type { Mention } from './mention.ts';

/** How far behind the thing an offer names what does as well. */
const reach = 160;
const around = 80;

const know = "(?:(?:tres )?bonne )?(?:connaissance|pratique|maitrise|experience) (?:de |du |d'|sur |en |avec )";
/** « à défaut, Sage »; « à défaut de Cegid » names what is wanted. */
const failing = new RegExp(
  String.raw`(?:^|[\s,(])(?:a defaut|sinon|nous accept(?:er)?ons (?:aussi |egalement |volontiers )?)(?:,? )?(?:une? |le |la |les |l')?(?:${know})?(?:le |la |l')?$`,
);
const suits =
  /^ ?(?:nous |vous |peut |peuvent )?(?:(?:aussi|egalement|tout aussi bien) )?(?:convien(?:t|nent|dra|dront|drait|draient)|convenir|(?:fera|feront|ferait|faire) (?:aussi |egalement |tres bien )?l'affaire|suffi(?:t|ra|rait) (?:aussi|egalement)|(?:est |sera |serait |sont )?(?:aussi |egalement |tout aussi )?(?:acceptee?s?|possibles?|valables?))\b/;
const other =
  /^[^\n;.]{0,40}?(?:[;.,(] ?|\bou (?:a defaut )?)(?:d'|a defaut,? )?(?:(?:un|une|tout|toute|l') ?)?(?:autre )?(?:logiciel|progiciel|outil|erp|crm|sirh|sgbd|cms|framework|solution)?(?: [a-z]{2,12}){0,2} ?(?:equivalente?s?|similaires?|comparables?|du meme (?:type|genre))\b/;

/**
 * What an offer says does as well, in a sentence of its own, stands for the thing it named before: « Vous maîtrisez Cegid ;
 * Sage 100 nous conviendra aussi », « ou à défaut Sage ». « Cegid ou un logiciel équivalent » is met by any of its kind.
 */
export function joinLaterAlternatives(text: string, groups: readonly Mention[][]): Mention[][] {
  const joined: Mention[][] = [];
  for (const group of groups) {
    const named = doesAsWell(text, group) ? namedBefore(text, joined, group[0] as Mention) : undefined;
    if (named) named.push(...group);
    else joined.push(withItsKind(text, group));
  }
  return joined;
}

function doesAsWell(text: string, group: readonly Mention[]): boolean {
  const [first, last] = [group[0] as Mention, group.at(-1) as Mention];
  const before = foldText(text.slice(Math.max(0, first.start - around), first.start)).split(/[.;!?\n]/);
  const after = foldText(text.slice(last.end, last.end + around)).split(/[.;!?\n]/);
  return failing.test(before.at(-1) ?? '') || suits.test(after[0] ?? '');
}

/** The last thing of the same kind: of the same family of tools, or a name right before. */
function namedBefore(text: string, groups: readonly Mention[][], mention: Mention): Mention[] | undefined {
  const near = groups.filter((group) => {
    const [named] = group;
    return named && named.end <= mention.start && mention.start - named.end < reach && isOfKind(named, mention);
  });
  const last = near.at(-1);
  if (mention.kind !== 'skill' && mention.kind !== 'term') return last;
  const families = broaderOf(mention.term);
  const kin = near.findLast(([named]) => broaderOf((named as Mention).term).some((each) => families.includes(each)));
  if (kin) return kin;
  return last && isName(text, last[0] as Mention) && isName(text, mention) ? last : undefined;
}

function isOfKind(a: Mention, b: Mention): boolean {
  const plain = (kind: Mention['kind']) => (kind === 'term' ? 'skill' : kind);
  return a.kind !== 'soft' && plain(a.kind) === plain(b.kind);
}

/** Suites of unlike things: Word is no « équivalent » of Excel. */
const suites = new Set(['Pack Office', 'Suite Adobe']);

/** « Cegid ou équivalent »: the kinds a tool is of, which others of them prove. */
function withItsKind(text: string, group: readonly Mention[]): Mention[] {
  const last = group.at(-1) as Mention;
  if (last.kind !== 'skill' || !isName(text, last) || !other.test(foldText(text.slice(last.end, last.end + around))))
    return [...group];
  const kinds = parentsOf(last.term).filter((name) => !suites.has(name));
  const [first, ...others] = group as [Mention, ...Mention[]];
  return [{ ...first, alternatives: [...first.alternatives, ...kinds] }, ...others];
}

function isName(text: string, { start }: Mention): boolean {
  return /^\p{Lu}/u.test(text.slice(start, start + 2));
}
