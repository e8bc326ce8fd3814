import { foldText } from '../../text/fold-text.ts';
import { oncePer } from '../../text/once-per.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import table from './acts.json' with { type: 'json' };

/** What one does in some trade: the verb, what it is done to (null: the verb says enough), and how documents show it. */
type Act = { verb: RegExp; object: RegExp | null; told: RegExp; titled: RegExp | null };

const endings = '(?:ss)?(?:e?ai[st]?|e?ant|e[es]{0,2}|er|ir|re|i[st]?|u[est]?|t|s)?(?![a-z])';
const sets: Record<string, string> = table.verbs;
const kinds: Record<string, string> = table.proofs;

const spaced = (root: string) => root.replaceAll('-', "[ '-]");
const verbOf = (root: string) => `${root}${endings}`;
/** « glace$ » is read whole, « perfusion » with what may follow. */
const objectOf = (root: string) =>
  root.endsWith('$') ? `${spaced(root.slice(0, -1))}s?` : `${spaced(root)}[a-z]{0,3}`;
const proofOf = (root: string) => (root.endsWith('$') ? `${spaced(root.slice(0, -1))}(?:e?s)?(?![a-z])` : spaced(root));

type Tables = { acts: Act[]; alone: Act[]; objects: RegExp; verbs: RegExp };

let tables: Tables | null = null;

/** Worked out for the first text that is checked: who only compares a CV with an offer need not wait for it. */
function known(): Tables {
  tables ??= readTables();
  return tables;
}

function readTables(): Tables {
  const lines = Object.values(table.acts).flatMap((each) =>
    each.map((line) => line.split(' | ').map((part) => part.split(' '))),
  );
  const acts = lines.map(([verbs = [], objects = [], shown = []]): Act => {
    const proofs = shown.flatMap((root) => kinds[root]?.split(' ') ?? [root]);
    const named = objects[0] === '=' ? null : objects;
    const done = verbs.flatMap((verb) => sets[verb]?.split(' ') ?? [verb]);
    const [titles, told] = [
      proofs.filter((root) => root.startsWith('#')),
      proofs.filter((root) => !root.startsWith('#')),
    ];
    return {
      verb: new RegExp(`^${done.length > 0 ? `(?:${done.map(verbOf).join('|')})` : ''}$`),
      object:
        named &&
        new RegExp(
          `^(?:${named
            .filter((root) => root !== '=')
            .map(objectOf)
            .join('|')})$`,
        ),
      told: new RegExp(`(?:^|[^a-z])(?:${told.map(proofOf).join('|')})`),
      titled:
        titles.length > 0
          ? new RegExp(`(?:^|[^a-z])(?:${titles.map((root) => proofOf(root.slice(1))).join('|')})`)
          : null,
    };
  });
  const objects = new RegExp(
    `(?<![a-z])(?:${[...new Set(lines.flatMap(([, named = []]) => named.filter((root) => root !== '=')))].map(objectOf).join('|')})(?![a-z])`,
    'g',
  );
  const alone = acts.filter(({ object }) => object === null);
  const verbs = new RegExp(
    `(?<![a-z])(?:${lines
      .filter(([, named]) => named?.[0] === '=')
      .flatMap(([done = []]) => done.map(verbOf))
      .join('|')})`,
    'g',
  );
  return { acts, alone, objects, verbs };
}

/**
 * « je pétrissais le pain », « je pose des perfusions », « j’élaguais les arbres »: an act of some trade in the plain words
 * of everyone, of which the documents show neither the act nor the trade.
 */
export function checkActs(context: CheckContext): Finding[] {
  const { reading, marks } = context;
  const { folded } = reading;
  const { acts, alone, objects, verbs } = known();
  const done = [...folded.matchAll(objects)].flatMap(({ index, 0: { length } }): Finding[] => {
    const end = index + length;
    const name = folded.slice(index, end);
    if (marks[index] !== stances.self) return [];
    const meant = acts.filter(({ object }) => object?.test(name));
    const said = meant.length > 0 ? verbsBefore(context, index) : [];
    const at = said.find(({ verb }) => meant.some((act) => act.verb.test(verb)));
    if (!at || meant.some((act) => act.verb.test(at.verb) && isShown(context.own, act))) return [];
    return [findingAt(context, at.start, end)];
  });
  const alike = [...folded.matchAll(verbs)].flatMap(({ index, 0: verb }): Finding[] => {
    if (marks[index] !== stances.self || !isSpoken(context, index)) return [];
    const meant = alone.filter((act) => act.verb.test(verb));
    if (meant.length === 0 || meant.some((act) => isShown(context.own, act))) return [];
    return [findingAt(context, index, index + verb.length)];
  });
  return [...done, ...alike];
}

function findingAt({ reading: { text } }: CheckContext, start: number, end: number): Finding {
  return { kind: 'skill', start, end, reason: reasons.skill(text.slice(start, end)), givesWay: true };
}

const subject = /\b(?:je |j'|moi qui |m'(?=(?:a|ont|avait|avaient|etait|etaient) (?:confi|charg)))/g;
/** What is wished, liked, learnt or left undone is no act. */
const undone =
  /\b(?:ne|n'|pas|jamais|sans|ni|sauf|aim\w+|ador\w+|veux|voul\w+|voudr\w+|souhait\w+|rev\w+|pourr\w+|esper\w+|envie|appren\w+|decouvr\w+|voi[st]|vu|vis|regard\w+|observ\w+|laiss\w+)\b/;
/** Words behind which something else is spoken of than what the verb is done to. */
const aside =
  /\b(?:pour|avec|chez|dans|sur|sous|sans|par|qui|que|dont|ou|quand|comme|vers|entre|depuis|pendant|apres|avant|mais|car|si|lors|puis|afin|a|aux?|en)\b|qu'/;
const given = /\b(?:particip|contribu|occup|charg)/;
const reach = 100;
const longestGap = 60;

/** The verbs of the first person whose object may stand at a place, the nearest first. */
function verbsBefore(context: CheckContext, place: number): { verb: string; start: number }[] {
  const said = saidBefore(context, place)?.said;
  if (said === undefined) return [];
  return [...said.matchAll(/[a-z]+/g)]
    .filter(({ index, 0: verb }) => {
      const gap = said.slice(index + verb.length);
      const open = given.test(verb)
        ? gap.replace(
            /^ (?:aussi |egalement |regulierement )?(?:a la |a l'|au |aux |a |des |du |de la |de l'|de )/,
            ' la ',
          )
        : gap;
      return gap.length < longestGap && !aside.test(open) && isObject(open);
    })
    .map(({ index, 0: verb }) => ({ verb, start: place - said.length + index }))
    .reverse();
}

const complement = /(?:^|[ ,'])([a-z-]*)[ ,]+(?:de la |de l'|du |des |de |d')(?:[a-z]+ )?$/;
/** « la pose de perfusions », « une vingtaine d’arbres », « le pain et des croissants »: what is named behind « de » is the object. */
const open =
  /^$|(?:ment|tion|ages?|aine|ture|ise|eur)$|^(?:et|ou|aussi|souvent|parfois|deja|meme|toujours|encore|pose|taille|conduite|tenue|coupe|vente|plus|moins|beaucoup|peu|types?|sortes?|seule?|moi-meme|tous|toutes|reparation|cuisson)$/;

function isObject(gap: string): boolean {
  const before = complement.exec(gap)?.[1];
  return before === undefined || open.test(before);
}

/** « je pétris », « j’ai pétri », « je vendais et pétrissais », « je sais souder ». */
function isSpoken(context: CheckContext, place: number): boolean {
  const before = saidBefore(context, place);
  return before !== null && (direct.test(before.said) || coordinated.test(before.lead));
}

/** The clause before a place, and what of it follows its first person; null where there is none, or nothing is done. */
function saidBefore(
  { reading: { folded, sentences } }: CheckContext,
  place: number,
): { lead: string; said: string } | null {
  const from = Math.max(sentences[sentenceAt(sentences, place)]?.start ?? 0, place - reach);
  const lead =
    folded
      .slice(from, place)
      .split(/[.;:!?()\n]/)
      .at(-1) ?? '';
  const since = [...lead.matchAll(subject)].at(-1);
  const said = since ? lead.slice(since.index) : '';
  return since && !undone.test(said) ? { lead, said } : null;
}

const adverbs =
  "(?:y |en |les |la |le |l'|lui |leur |ai |avais |aussi |egalement |meme |deja |surtout |souvent |toujours |parfois |sais |savais )*";
const direct = new RegExp(`^(?:je |j'|moi qui )${adverbs}$`);
const coordinated = /(?:, |(?:, | )(?:et|puis) )(?:les )?$/;

/** Whether the documents show an act, or a title of which it is a part; each is looked for once. */
function isShown(facts: Facts, act: Act): boolean {
  return shownIn(facts)(act);
}

const shownIn = oncePer((facts: Facts): ((act: Act) => boolean) => {
  const titles = foldText(
    [facts.cv?.title, ...(facts.cv?.experiences ?? []).map(({ title }) => title)].filter(Boolean).join(' '),
  );
  const answers = new Map<Act, boolean>();
  return (act) => {
    const shown = answers.get(act) ?? (act.told.test(facts.flat) || act.titled?.test(titles) === true);
    answers.set(act, shown);
    return shown;
  };
});
