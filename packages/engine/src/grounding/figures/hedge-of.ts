import type { Token } from '../../text/tokenise.ts';
import type { Reading } from '../text/read-text.ts';
import type { Hedge } from './quantity.ts';
import type { Unit } from './unit-of.ts';

const hedges: [RegExp, Hedge][] = [
  [
    /(?:(?<!pas )plus (?:de|d')|au-dela de|au moins|minimum|superieure? a|(?<!sans |ne )depass\w+(?: (?:desormais|aujourd'hui|maintenant|deja|largement))?|exced\w+|largement|bien) ?(?:les? |ces |des )?$/,
    'over',
  ],
  [
    /(?:pres (?:de|d')|pas loin (?:de|d')|non loin (?:de|d')|presque|quasi(?:ment)?|proche (?:de|d')|bientot|approch\w+|avoisin\w+|frol\w+) ?(?:les |ces )?$/,
    'near',
  ],
  [
    /(?:environ|autour (?:de|d')|aux alentours de|quelque|a peu pres|approximativement|grosso modo|entre) ?(?:les )?$/,
    'about',
  ],
  [
    /(?:moins (?:de|d')|inferieure? a|en dessous de|en deca de|sous (?:la barre |le seuil )?(?:des?|les)|(?:rest|maintenu|tenu|descend|tomb|pass)\w* (?:en dessous|au-dessous|sous) ?|pas plus de|sans depasser|ne depass\w+ pas) ?(?:les )?$/,
    'below',
  ],
  [/(?:plusieurs|quelques|des) $/, 'some'],
];

/** How sure the words before a number make it: « plus de », « près de », « environ ». */
export function hedgeBefore({ folded, tokens }: Reading, index: number): Hedge {
  const start = (tokens[index] as Token).start;
  const before = folded.slice(Math.max(0, start - 26), start);
  const found = hedges.find(([words]) => words.test(before))?.[1] ?? 'exact';
  return found === 'some' ? 'exact' : found;
}

/** « deux années pleines »: no less. */
export function isFull({ folded }: Reading, { kind }: Unit, end: number): boolean {
  return kind === 'duration' && /^ (?:pleine?s|entiere?s|complete?s|revolue?s)\b/.test(folded.slice(end, end + 12));
}

/** « plus d’un millier »: rough as the word is, the side is told. */
export function hedgeOf(reading: Reading, index: number, to: number, isRough: boolean): Hedge {
  // « plusieurs dizaines »: how many of them nobody says.
  const isSome =
    isRough && to === index + 1 && /^(?:dizaine|centaine|millier)s$/.test(reading.tokens[index]?.key ?? '');
  if (isSome) return 'some';
  // « une bonne centaine » is more, « une petite dizaine » less.
  const leaning = isRough ? (reading.tokens[index - 1]?.key ?? '') : '';
  if (/^(?:bonne|grosse)$/.test(leaning)) return 'over';
  if (leaning === 'petite') return 'near';
  const isOne = /^une?$/.test(reading.tokens[index - 1]?.key ?? '');
  const hedge = hedgeBefore(reading, isRough && isOne ? index - 1 : index);
  if (isRough && hedge !== 'over') return 'about';
  const { end } = reading.tokens[to - 1] as Token;
  return hedge === 'exact' && roughly.test(reading.folded.slice(end, end + 40)) ? 'about' : hedge;
}

/** « quatre environ », « douze mois à peu près » */
const roughly = /^(?: [a-z']{2,14}){0,2},? (?:environ|a peu pres|ou presque|peu ou prou|grosso modo)\b/;
