import { readFileSync } from 'node:fs';
import { parseCv } from '@coach/engine/cv/parse-cv';
import { analyse } from '@coach/engine/match/analyse';
import { parseOffer } from '@coach/engine/offer/parse-offer';
import { expect, test } from 'vitest';
import { today } from './read-set.ts';

type Written = { id: string; occupation: string; cv: string; offer: string };

/** Groups of three neighbouring trades: 22 of the 24 came first before the engine learned from them. */
test('a CV comes first for its own offer among those of neighbouring trades', () => {
  const file = new URL('../../fixtures/ranking/later.json', import.meta.url);
  const pairs = (JSON.parse(readFileSync(file, 'utf8')) as Written[]).map(({ occupation, cv, offer }) => ({
    occupation,
    cv: parseCv({ text: cv }),
    offer: parseOffer(offer),
  }));
  const behind = pairs.filter(({ cv, offer }) => {
    const own = analyse({ cv, offer, today }).score;
    return pairs.some((other) => other.offer !== offer && analyse({ cv, offer: other.offer, today }).score >= own);
  });
  expect(behind.map(({ occupation }) => occupation)).toEqual([]);
}, 120_000);
