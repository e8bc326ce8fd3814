import { tokenise } from '../../text/tokenise.ts';
import { type CheckContext, type Finding, factsAt, isClaim } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { growthsOf } from './derived-figures.ts';
import { readNumber } from './read-number.ts';

const twice = [100, 200];
/** « doublé », « a double » for it: folded, they are « double compétence » and « à double tour ». */
const doubled = /(?<!\p{L})(?:doublé|(?:a|ai|ont|avons|été|ete) (?:presque |plus que )?double(?!\p{L}))/iu;

/** Multiples told by a word, with what bears them out. */
const multiples: [RegExp, RegExp, number[]][] = [
  [
    /\b(?:ai|a|ont|avons|ete) (?:(?:presque|deja|largement|ainsi|\w{2,10}ment|plus que|fait) )?double\b|\bdoubl(?:ees?|es?|er|ant|ement|ait|aient|erent|a)\b/g,
    /\bdoubl(?:ees?|er|ant|ement|ait|aient|erent|a)\b|\bdouble (?:le|la|les|l'|en|du|de)\b|\bpar (?:deux|2)\b|\bx ?2\b/,
    twice,
  ],
  [/\btripl\w+/g, /\btripl|\bpar (?:trois|3)\b|\bx ?3\b/, [200, 300]],
  [/\bquadrupl\w+/g, /\bquadrupl|\bpar (?:quatre|4)\b|\bx ?4\b/, [300, 400]],
  [/\bquintupl\w+/g, /\bquintupl|\bpar (?:cinq|5)\b|\bx ?5\b/, [400, 500]],
  [/\b(?:decupl|centupl)\w+/g, /\b(?:decupl|centupl)|\bpar (?:10|dix|100|cent)\b/, [900, 1000]],
];

/** « doublé », « triple »: multiples that no document tells. */
export function checkMultiples(context: CheckContext): Finding[] {
  const { folded, text } = context.reading;
  return multiples.flatMap(([pattern, told, values]) =>
    [...folded.matchAll(pattern)].flatMap(({ index, 0: written }): Finding[] => {
      if (isOtherWord(text.slice(index, index + written.length))) return [];
      const facts = isClaim(context, index) ? factsAt(context, index) : null;
      if (!facts || isBorneOut(facts, told, values)) return [];
      const end = index + written.length;
      const times = (values[0] ?? 0) / 100 + 1;
      if (isTimesTold(context, facts, index, times) || isTimesMine(context, index, end, times)) return [];
      return [{ kind: 'number', start: index, end, reason: reasons.figure(text.slice(index, end)) }];
    }),
  );
}

function isBorneOut(facts: Facts, told: RegExp, values: readonly number[]): boolean {
  const { folded, text } = facts.reading;
  return told.test(folded) || (values === twice && doubled.test(text)) || tellsPercentage(facts, values);
}

/** « une double compétence » is nothing twice as large: by itself the word needs its accent. */
function isOtherWord(written: string): boolean {
  return /^(?:doubles?$|à)/i.test(written);
}

/** « Soixante compagnons, c’est presque le triple de ce que j’ai mené »: a figure of the sentence against one of the documents. */
function isTimesMine({ reading, own, all }: CheckContext, start: number, end: number, times: number): boolean {
  const { folded, text } = reading;
  if (
    all === own ||
    !/^ (?:de|du|d') ?(?:ce que|ce qu'|mon|ma|mes|celui|celle|l'effectif)/.test(folded.slice(end, end + 16))
  )
    return false;
  const before = text.slice(Math.max(0, start - 120), start);
  const tokens = tokenise(before);
  const said = tokens.flatMap((_, index) => readNumber(before, tokens, index)?.value ?? []);
  return said.some((figure) =>
    own.quantities.some(({ fact }) => fact.kind === 'number' && Math.abs(figure / fact.value / times - 1) <= 0.12),
  );
}

/** « plus que triplé » of 800 and 2 600. */
function isTimesTold({ reading: { folded } }: CheckContext, facts: Facts, place: number, times: number): boolean {
  const isOver = /\bplus que $/.test(folded.slice(Math.max(0, place - 9), place));
  const isNearly = /\b(?:presque|pres de|quasi(?:ment)?) $/.test(folded.slice(Math.max(0, place - 12), place));
  const [low, high] = isOver ? [times, times + 1] : [times * (isNearly ? 0.85 : 0.95), times * 1.1];
  return growthsOf(facts).some((growth) => growth / 100 + 1 >= low && growth / 100 + 1 < high);
}

function tellsPercentage(facts: Facts, values: readonly number[]): boolean {
  const { quantities } = facts;
  if (growthsOf(facts).some((growth) => values.some((value) => Math.abs(growth - value) <= 2.5))) return true;
  return quantities.some(({ fact }) => fact.kind === 'percentage' && values.includes(Math.round(fact.value)));
}
