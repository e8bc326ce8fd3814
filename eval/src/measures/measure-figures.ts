import { groundingOf } from '@coach/engine/grounding/find-ungrounded';
import { whileReading } from '@coach/engine/text/while-reading';
import type { Figure } from '../figure.ts';
import { type ReadPair, today } from '../read-set.ts';
import { spokenNumber } from '../spoken-number.ts';
import { Tally } from '../tally.ts';

/** A count of a thing: no decimal, no clock, no code, no second end of a range. */
const counted =
  /(?<![\p{L}\d.,/+*×-])(?<!\p{Lu} |\d (?:à|a|et|ou|puis|ou à) )(\d{1,3}(?:[ \u00a0\u202f]\d{3})?)(?= (?:de |d’|d')?[a-zéèêà]{4})/gu;
const hedged = /(?:environ|plus|moins|près|entre|jusqu|à|de|et|d)\S* ?$/i;

type Count = { line: string; value: number; start: number; end: number };

/**
 * The counts in the lines of the jobs: each changed in its own line, which then is false, and told in words or by « plus
 * de » the tens below, which stay true.
 */
export function measureFigures(pairs: readonly ReadPair[]): Figure[] {
  const caught = new Tally();
  const unflagged = new Tally();
  const measure = ({ name, cv }: ReadPair) => {
    const guard = groundingOf({ cv, today });
    // What is reported as it stands tells nothing of a change.
    const lines = cv.experiences.flatMap(({ bullets }) => bullets).filter((line) => guard(line).length === 0);
    for (const { line, value, start: at, end: until } of lines.flatMap(countsIn)) {
      const [before, after] = [line.slice(0, at), line.slice(until)];
      const other = String(otherValue(value, cv.text));
      const isCaught = guard(before + other + after).some(({ start, end }) => start < at + other.length && end > at);
      caught.add(isCaught, `${name}: ${other} for ${value} in « ${line} »`);
      for (const told of tellings(value, before)) {
        const text = before + told + after;
        unflagged.add(guard(text).length === 0, `${name}: « ${text} »`);
      }
    }
  };
  for (const pair of pairs) whileReading(() => measure(pair));
  return [
    {
      name: 'counts in lines of jobs, one changed, caught',
      value: caught.share,
      unit: 'share',
      bound: { atLeast: 0.95 },
      faults: caught.faults,
    },
    {
      name: 'the same counts told in words, flagged',
      value: 1 - unflagged.share,
      unit: 'share',
      bound: { atMost: 0.02 },
      faults: unflagged.faults,
    },
  ];
}

function countsIn(line: string): Count[] {
  return [...line.matchAll(counted)].flatMap(({ index, 1: written = '' }) => {
    const value = Number(written.replace(/\D/g, ''));
    const isYear = value > 1900 && value < 2100;
    return value < 3 || isYear ? [] : [{ line, value, start: index, end: index + written.length }];
  });
}

/** A third more, and no figure the CV has. */
function otherValue(value: number, written: string): number {
  let other = value + (value < 10 ? 3 : Math.max(7, Math.round(value * 0.3)));
  while (written.includes(String(other))) other++;
  return other;
}

function tellings(value: number, before: string): string[] {
  const tens = value - (value % 10);
  const isRoundable = value > 20 && value < 100 && tens < value && !hedged.test(before);
  return [spokenNumber(value), ...(isRoundable ? [`plus de ${spokenNumber(tens)}`] : [])];
}
