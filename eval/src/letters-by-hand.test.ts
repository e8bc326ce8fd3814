import { readdirSync, readFileSync } from 'node:fs';
import { findUngrounded } from '@coach/engine/grounding/find-ungrounded';
import { expect, test } from 'vitest';
import { readSet, today } from './read-set.ts';

const folder = new URL('../../fixtures/letters/', import.meta.url);

/**
 * Twenty letters that their writers drew from the CVs alone: whatever is reported there is true. Nineteen things were before
 * the guard learned from them. Left: « le dialogue avec un DPO », whom the CV does not name.
 */
test('of what people wrote by hand about their CVs next to nothing is reported', async () => {
  const pairs = await readSet('seen');
  const letters = readdirSync(folder).flatMap((file) => {
    const pair = pairs.find(({ name }) => name.endsWith(`/${file.replace('.txt', '')}`));
    return pair ? [{ file, pair, text: readFileSync(new URL(file, folder), 'utf8') }] : [];
  });
  expect(letters).toHaveLength(20);
  const reported = letters.flatMap(({ file, pair: { cv, offer }, text }) =>
    findUngrounded(text, { cv, offer, today }).map(({ quote }) => `${file}: ${quote}`),
  );
  expect(reported).toEqual(['juriste.txt: DPO']);
}, 60_000);
