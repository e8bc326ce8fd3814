import type { Reading } from '@coach/contracts/reading';
import { expect, test } from 'vitest';
import { shownReadings } from './shown-readings.ts';

const story: Reading = { best: 'raconter-une-situation-en-deux-minutes', free: 'preparer-un-entretien-en-une-soiree' };
const offer: Reading = { best: 'deviner-les-questions-a-partir-de-l-annonce', free: story.free };
const nerves: Reading = { best: 'parler-malgre-le-trac' };

test('who reads the whole library is led to the best article, each once', () => {
  expect(shownReadings([story, undefined, nerves, story], 'builder')).toEqual([
    { id: story.best, closed: false },
    null,
    { id: nerves.best, closed: false },
    null,
  ]);
});

test('below builder the free article comes first, and what is closed is said to be', () => {
  expect(shownReadings([story, offer, nerves], 'explorer')).toEqual([
    { id: story.free, closed: false },
    null,
    { id: nerves.best, closed: true },
  ]);
});
