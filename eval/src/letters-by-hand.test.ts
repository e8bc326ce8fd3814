import { readdirSync, readFileSync } from 'node:fs';
import { groundingOf } from '@coach/engine/grounding/find-ungrounded';
import { beforeAll, expect, test } from 'vitest';
import { type ReadPair, readSet, today } from './read-set.ts';

const folder = new URL('../../fixtures/letters/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

let pairs: ReadPair[] = [];
beforeAll(async () => {
  for (const set of ['seen', 'later', 'latest'] as const) pairs.push(...(await readSet(set)));
  return () => {
    pairs = [];
  };
}, 120_000);

/** Of a text that is true from end to end, what the guard reports. */
function reportedIn(pair: string, text: string, day: string): string[] {
  const found = pairs.find(({ name }) => name.endsWith(pair));
  if (!found) throw new Error(`No pair ${pair}`);
  return groundingOf({ cv: found.cv, offer: found.offer, today: day })(text).map(({ quote }) => `${pair}: ${quote}`);
}

/**
 * Twenty letters that their writers drew from the CVs alone: whatever is reported there is true. Nineteen things were before
 * the guard learned from them. Left: « le dialogue avec un DPO », whom the CV does not name.
 */
test('of what people wrote by hand about their CVs next to nothing is reported', () => {
  const letters = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  expect(letters).toHaveLength(20);
  const reported = letters.flatMap((file) => reportedIn(`/${file.replace('.txt', '')}`, read(file), today));
  expect(reported).toEqual(['/juriste: DPO']);
}, 60_000);

/** Thirty letters and ten answers by one more author, some 18 sentences each; of the unread half nobody reads a fault. */
test.each([
  ['read', 20, 11],
  ['unread', 20, 20],
] as const)(
  'of %s texts as long as a letter, true from end to end, little is reported',
  (half, count, most) => {
    const texts: { pair: string; text: string }[] = JSON.parse(read(`truthful/${half}.json`));
    expect(texts).toHaveLength(count);
    const reported = texts.flatMap(({ pair, text }) => reportedIn(pair, text, '2026-12-01'));
    expect(reported.length, half === 'read' ? reported.join('\n') : '').toBeLessThanOrEqual(most);
  },
  60_000,
);
