import { expect, test } from 'vitest';
import { claimsOf, inWords, itemsSchema, numbered, wordsOf } from './items.ts';

const items = [
  { key: 'a', text: 'Un.', title: 'Titre' },
  { key: 'b', text: 'Deux.' },
];
const doubt = (path: string) => ({ path, start: 0, end: 1, quote: 'x', reason: 'y' });

test('items are numbered from one, under their titles', () => {
  expect(numbered(items)).toBe('1. [Titre]\nUn.\n\n2.\nDeux.');
});

test('an answer stands for the items it names, and for those alone', () => {
  const texts = [
    { item: 2, text: 'Deux, mieux dit.' },
    { item: 2, text: 'Encore.' },
    { item: 7, text: 'Rien.' },
    { item: 1, text: 'Un.' },
  ];
  expect(wordsOf(items, { texts }, [])).toEqual([{ key: 'b', before: 'Deux.', after: 'Deux, mieux dit.' }]);
});

test('what the guard holds or the caller refuses is the engine’s; another try of the same item may stand', () => {
  const texts = [
    { item: 1, text: 'Faux.' },
    { item: 1, text: 'Vrai.' },
    { item: 2, text: 'Long.' },
  ];
  const words = wordsOf(items, { texts }, [doubt('texts.0')], (_, text) => text !== 'Long.');
  expect(words).toEqual([{ key: 'a', before: 'Un.', after: 'Vrai.' }]);
  expect(claimsOf({ texts }, () => false).map(({ path }) => path)).toEqual(['texts.0', 'texts.1', 'texts.2']);
});

test('words stand only where the engine’s text is the one they were written for', () => {
  const told = inWords([{ key: 'a', before: 'Un.', after: 'Premier.' }]);
  expect([told('a', 'Un.'), told('a', 'Une.'), told('b', 'Un.')]).toEqual(['Premier.', 'Une.', 'Un.']);
  expect(inWords(null)('a', 'Un.')).toBe('Un.');
});

test('what is supposed, and how much to write, is no claim; words to be taken as they are all count', () => {
  const text = 'Si vous tenez la caisse, ajoutez deux lignes : vous avez tenu 3 lignes de vente.';
  const claimed = (isSpoken: boolean) => claimsOf({ texts: [{ item: 1, text }] }, () => isSpoken)[0]?.text;
  expect(claimed(false)).toBe(text);
  expect(claimed(true)).toHaveLength(text.length);
  expect(claimed(true)?.replaceAll(/ +/g, ' ')).toBe(' , ajoutez lignes : je avez tenu 3 lignes de vente.');
});

test('the schema bounds number and length', () => {
  const schema = itemsSchema({ items: 2, length: 5 });
  expect(schema.safeParse({ texts: [{ item: 2, text: ' abcde ' }] }).success).toBe(true);
  for (const text of [
    { item: 3, text: 'a' },
    { item: 0, text: 'a' },
    { item: 1, text: 'abcdef' },
    { item: 1, text: ' ' },
  ])
    expect(schema.safeParse({ texts: [text] }).success).toBe(false);
});
