import { expect, test } from 'vitest';
import { nameOf, termOf } from './term-entry.ts';
import { startOf, startsOf } from './term-starts.ts';
import { termEntries } from './terms.ts';

test('what is told of an entry before it is read is what its reading tells', () => {
  const wrong = termEntries().filter((entry) => {
    const early = { name: nameOf(entry), starts: new Set(startsOf(entry)) };
    const { name, forms } = termOf(entry);
    return early.name !== name || forms.some(({ text }) => !early.starts.has(startOf(text)));
  });
  expect(wrong.map(({ line }) => line)).toEqual([]);
});
