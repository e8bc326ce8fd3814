import { dictionSchema } from '@coach/contracts/interview';
import { expect, test } from 'vitest';
import { compareDiction } from './compare-diction.ts';

const text =
  'Bonjour, je suis aide-soignante à l’EHPAD Les Tilleuls depuis mars 2021. J’accompagne 14 résidents et j’ai formé deux élèves.';

test('a recogniser’s spelling is no fault of diction', () => {
  const heard =
    'bonjour je suis aide soignante à l ehpad les tilleul depuis mars deux mille vingt et un j’accompagne quatorze résident et j’ai former 2 élève';
  const told = compareDiction({ text, heard, timing: { durationMs: 12_000 } });
  dictionSchema.parse(told);
  expect(told.missed).toEqual([]);
  expect(told.heardShare).toBe(1);
  expect(told.wordsPerMinute).toBeGreaterThan(80);
});

test('missed words are told with their place', () => {
  const told = compareDiction({
    text,
    heard: 'bonjour je suis aide-soignante depuis mars 2021 j’accompagne 14 et j’ai formé deux élèves',
  });
  expect(told.missed.map(({ word }) => word)).toEqual(['EHPAD', 'Tilleuls', 'résidents']);
  for (const { start, end, word } of told.missed) expect(text.slice(start, end)).toBe(word);
  expect(told.heardShare).toBeLessThan(1);
});

test('nothing heard, something else heard, far too much heard', () => {
  expect(compareDiction({ text, heard: '' })).toMatchObject({ heardShare: 0, wordsPerMinute: null });
  expect(compareDiction({ text, heard: 'les enfants jouent dehors quand il fait beau' }).heardShare).toBeLessThan(0.3);
  const long = 'bla '.repeat(7_000);
  expect(compareDiction({ text: long.slice(0, 5_000), heard: long }).heardShare).toBe(1);
  expect(compareDiction({ text: '', heard: long }).missed).toEqual([]);
});
