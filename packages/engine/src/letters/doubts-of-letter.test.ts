import { letterTones } from '@coach/contracts/letter';
import { beforeAll, expect, test } from 'vitest';
import { type FixturePair, readFixtures } from '../testing/read-fixtures.ts';
import { doubtsOfLetter } from './doubts-of-letter.ts';
import { reviseLetter } from './revise-letter.ts';
import { writeLetter } from './write-letter.ts';

const today = '2026-11-21';
let fixtures: FixturePair[];
beforeAll(async () => {
  fixtures = await readFixtures();
}, 120_000);

test('what the engine wrote has none', () => {
  fixtures.forEach(({ cv, offer, name }, index) => {
    const tone = letterTones[index % letterTones.length] ?? 'direct';
    const letter = writeLetter({ cv, offer, tone, today });
    expect(doubtsOfLetter({ letter, cv, offer, today }), name).toEqual([]);
  });
});

test('a claim somebody wrote in is shown at its place, until they add it to their information', () => {
  const { cv, offer } = fixtures[0] as FixturePair;
  const letter = writeLetter({ cv, offer, tone: 'direct', today });
  const claim = 'J’ai dirigé 4321 personnes à Vladivostok.';
  const paragraphs = [...letter.paragraphs.map(() => 'Je souhaite vous rencontrer.'), `Bonjour. ${claim}`];
  const revised = reviseLetter({ letter, draft: { paragraphs } });
  const doubts = doubtsOfLetter({ letter: revised, cv, offer, today });
  expect(doubts.map(({ quote }) => quote).join(' ')).toMatch(/4321.*Vladivostok/);
  for (const { paragraph, start, end, quote, reason } of doubts) {
    expect(paragraphs[paragraph]?.slice(start, end)).toBe(quote);
    expect(paragraph).toBe(paragraphs.length - 1);
    expect(reason).toContain('«');
  }
  expect(doubtsOfLetter({ letter: revised, cv, offer, today, extra: claim })).toEqual([]);
});

test.each([
  ['no letter', ''],
  ['a word without end', 'é9'.repeat(2_500)],
  ['figures without end', '12 ans, '.repeat(600)],
  ['half a character, controls and markup', '\ud800 \u0000\u202e <b>{"a":1}</b> 🚀. Ωμέγα\n\nكتاب 7 %'],
])('%s is read as well', (_, text) => {
  const { cv, offer } = fixtures[0] as FixturePair;
  const letter = writeLetter({ cv, offer, tone: 'direct', today });
  const draft = { paragraphs: Array.from({ length: 30 }, () => text), salutation: text.slice(0, 300), subject: '' };
  const revised = reviseLetter({ letter, draft });
  for (const { paragraph, start, end, quote } of doubtsOfLetter({ letter: revised, cv, offer, today }))
    expect(draft.paragraphs[paragraph]?.trim().slice(start, end)).toBe(quote);
});
