import { lookUp } from '../../text/look-up.ts';
import { stem } from '../../text/stem.ts';
import type { Token } from '../../text/tokenise.ts';
import { type Reading, tokenAt } from '../text/read-text.ts';
import { nounClass } from '../words/noun-class.ts';
import { isSmallWord } from '../words/small-words.ts';
import type { Part, Quantity } from './quantity.ts';
import { readNumber } from './read-number.ts';

/** How many words a count looks ahead. */
const reach = 6;

/** What is counted: the words behind the number, else the label before it. */
export function nounsOf(reading: Reading, part: Omit<Part, 'bare'>): Pick<Quantity, 'nouns' | 'nounClass'> {
  const after = counted(reading, part.next, part.end);
  if (after.nouns.length > 0 || part.kind !== 'number') return after;
  const before = labelBefore(reading, part);
  return before === null ? after : { nouns: [before], nounClass: nounClass(before) };
}

/** « webinaires (18) », « Effectif : 8 »: what is counted stands before. */
const groups =
  /^(?:equipe|brigade|groupe|effectif|service|promotion|maison|entreprise|structure|pme|tpe|societe|association|agence)$/;

function labelBefore({ text, tokens, stems }: Reading, { first, start, end }: Omit<Part, 'bare'>): string | null {
  const [group, link] = [tokens[first - 2], tokens[first - 1]];
  if (group && link && /^de$/.test(link.key) && groups.test(group.key)) return stem('personne');
  const last = link;
  if (!last || isSmallWord(last.key) || /^\d/.test(last.key)) return null;
  const gap = text.slice(last.end, start);
  const isAlone = /^ ?\($/.test(gap)
    ? /^(?:\)| (?:en|par|dont) )/.test(text.slice(end, end + 6))
    : /^ ?: $/.test(gap) && /^ ?(?:$|[\n,;.])/.test(text.slice(end, end + 2));
  return isAlone ? (stems[first - 1] as string) : null;
}

/** The words a number counts: those after it, up to the next break. */
function counted(reading: Reading, next: number, end: number): Pick<Quantity, 'nouns' | 'nounClass'> {
  const { text, tokens, stems, folded } = reading;
  const nouns: string[] = [];
  // « une bonne dizaine étaient des cadres »
  const copula = /^ (?:sont|etaient|ont ete|furent) (?:des |de )/.exec(folded.slice(end, end + 20))?.[0].length ?? 0;
  if (copula > 0) return counted(reading, tokenAt(tokens, end + copula), end + copula);
  let before = end;
  for (let index = next; index < tokens.length && index < next + reach && nouns.length < 3; index++) {
    const { key, start } = tokens[index] as Token;
    // « deux cents l’été » are no litres.
    const isElided = /^[’']/.test(text.slice((tokens[index] as Token).end));
    const unit = index === next && !isElided ? lookUp(shortUnits, key) : undefined;
    if (/[,;:.!?()\n«»"–—]/.test(text.slice(before, start)) || (!unit && endsCount(reading, index))) break;
    before = (tokens[index] as Token).end;
    if (unit || !isSmallWord(key)) nouns.push(unit ?? (stems[index] as string));
  }
  return { nouns, nounClass: classOf(nouns) };
}

/** « cinq au lieu de huit auparavant »: where what is counted is left out, or another number begins. */
function endsCount({ text, tokens }: Reading, index: number): boolean {
  const { key } = tokens[index] as Token;
  return (
    breaksCount.has(key) || key === 'auparavant' || (!isSmallWord(key) && readNumber(text, tokens, index) !== null)
  );
}

/** « points de vente » are shops, whatever « points » are elsewhere. */
function classOf(nouns: readonly string[]): Quantity['nounClass'] {
  if (nouns[0] === 'point' && nouns[1]?.startsWith('vent')) return 'place';
  return nouns.map(nounClass).find((each) => each !== null) ?? null;
}

const shortUnits: Record<string, string> = {
  t: stem('tonne'),
  tonnes: stem('tonne'),
  km: stem('kilometre'),
  l: stem('litre'),
  ha: stem('hectare'),
  kg: stem('kilo'),
  m: stem('metre'),
};

const breaksCount = new Set(
  'et ou a dans par pour chez sur en avec qui que dont sous au aux sans lors pendant depuis contre puis'.split(' '),
);
