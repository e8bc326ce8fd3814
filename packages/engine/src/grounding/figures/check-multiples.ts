import { matchesOf } from '../../text/matches-of.ts';
import { tokenise } from '../../text/tokenise.ts';
import { type CheckContext, type Finding, factsAt, isClaim } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { sentenceAt, tokenAt } from '../text/read-text.ts';
import { sharesWords } from '../words/shares-words.ts';
import { growthsOf } from './derived-figures.ts';
import { readNumber } from './read-number.ts';

/** A multiple: how a text claims it, how the documents tell it, and by how many per cent it grows. */
type Multiple = { claimed: RegExp; told: RegExp; written: RegExp; values: number[] };

const multiples: Multiple[] = [
  multiple('doubl', ['deux', '2'], [100, 200]),
  multiple('tripl', ['trois', '3'], [200, 300]),
  multiple('quadrupl', ['quatre', '4'], [300, 400]),
  multiple('quintupl', ['cinq', '5'], [400, 500]),
  multiple('decupl', ['dix', '10'], [900, 1000]),
  multiple('centupl', ['cent', '100'], [9900, 10_000]),
];

/**
 * « doubl »: folded, « doublé » is the « double » of « double compétence » and « a » the « à » of « à double tour », so that
 * these two are looked at as they are written.
 */
function multiple(root: string, times: [string, string], values: number[]): Multiple {
  const by = times.join('|');
  return {
    claimed: new RegExp(
      `\\b(?:ai|a|ont|avons|ete) (?:(?:presque|deja|largement|ainsi|\\w{2,10}ment|plus que|fait) )?${root}e\\b|\\b${root}(?:ees?|es?|er|ant|ement|ait|aient|erent|a)\\b`,
      'g',
    ),
    told: new RegExp(
      `\\b${root}(?:ees|er|ant|ement|ait|aient|erent|a)\\b|\\b${root}e (?:le|la|les|l'|du)\\b|\\bmultipl\\w+ (?:[a-z']+ ){0,4}par (?:${by})\\b|\\bx ?(?:${by})\\b`,
    ),
    written: new RegExp(
      `(?<!\\p{L})(?:${root.replace('decu', 'd[ée]cu')}é|(?:a|ai|ont|avons|été|ete) (?:presque |plus que )?${root}e(?!\\p{L}))`,
      'iu',
    ),
    values,
  };
}

/** « doublé », « triple »: multiples that no document tells. */
export function checkMultiples(context: CheckContext): Finding[] {
  const { folded, text } = context.reading;
  return multiples.flatMap((each) =>
    matchesOf(folded, each.claimed).flatMap(({ index, 0: written }): Finding[] => {
      if (isOtherWord(text.slice(index, index + written.length))) return [];
      const facts = isClaim(context, index) ? factsAt(context, index) : null;
      if (!facts || isBorneOut(context, facts, each, index)) return [];
      const end = index + written.length;
      const times = (each.values[0] ?? 0) / 100 + 1;
      if (areTimesTold(context, facts, { start: index, end }, times)) return [];
      return [{ kind: 'number', start: index, end, reason: reasons.figure(text.slice(index, end)) }];
    }),
  );
}

/** By the documents, by the sentence itself, or beside a figure of one’s own. */
function areTimesTold(
  context: CheckContext,
  facts: Facts,
  { start, end }: { start: number; end: number },
  times: number,
): boolean {
  return (
    isTimesSaid(context, start, times) ||
    isTimesTold(context, facts, start, times) ||
    isTimesMine(context, start, end, times)
  );
}

function isBorneOut(context: CheckContext, facts: Facts, { told, written, values }: Multiple, place: number): boolean {
  const { folded, text } = facts.reading;
  return told.test(folded) || written.test(text) || tellsPercentage(context, facts, values, place);
}

/** « une double compétence » is nothing twice as large: by itself the word needs its accent. */
function isOtherWord(written: string): boolean {
  return /^(?:(?:doubl|tripl|quadrupl|quintupl)es?$|à)/i.test(written);
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

/** « De 85 à 180 clients, mon portefeuille a plus que doublé »: of two figures of the sentence, which are looked up themselves. */
function isTimesSaid({ reading: { text, folded, sentences } }: CheckContext, place: number, times: number): boolean {
  const from = Math.max(sentences[sentenceAt(sentences, place)]?.start ?? 0, place - 120);
  const [low, high] = /\bplus que $/.test(folded.slice(from, place)) ? [times, times + 1] : [times * 0.95, times * 1.1];
  const before = text.slice(from, place);
  const tokens = tokenise(before);
  const said: number[] = [];
  for (let index = 0; index < tokens.length; ) {
    const number = readNumber(before, tokens, index);
    if (number) said.push(number.value);
    index = number ? Math.max(number.to, index + 1) : index + 1;
  }
  return said.some(
    (figure, index) => index > 0 && figure / (said[index - 1] ?? 0) >= low && figure / (said[index - 1] ?? 1) < high,
  );
}

/** « plus que triplé » of 800 and 2 600. */
function isTimesTold(context: CheckContext, facts: Facts, place: number, times: number): boolean {
  const { folded } = context.reading;
  const isOver = /\bplus que $/.test(folded.slice(Math.max(0, place - 9), place));
  const isNearly = /\b(?:presque|pres de|quasi(?:ment)?) $/.test(folded.slice(Math.max(0, place - 12), place));
  const [low, high] = isOver ? [times, times + 1] : [times * (isNearly ? 0.85 : 0.95), times * 1.1];
  const first = tokenAt(context.reading.tokens, place);
  return growthsOf(facts).some(
    ({ value, line }) =>
      value / 100 + 1 >= low &&
      value / 100 + 1 < high &&
      sharesWords(context, facts, { start: place, first, next: first + 1 }, line),
  );
}

/** Of the very thing: two figures side by side grow by anything. */
function tellsPercentage(context: CheckContext, facts: Facts, values: readonly number[], place: number): boolean {
  const first = tokenAt(context.reading.tokens, place);
  const isOfIt = (line: number) => sharesWords(context, facts, { start: place, first, next: first + 1 }, line);
  const grown = growthsOf(facts).some(
    ({ value, line }) => values.some((times) => Math.abs(value - times) <= 2.5) && isOfIt(line),
  );
  if (grown) return true;
  return facts.quantities.some(
    ({ fact, line }) => fact.kind === 'percentage' && values.includes(Math.round(fact.value)) && isOfIt(line),
  );
}
