import { expect, test } from 'vitest';
import type { Part, Placed } from './candidate.ts';
import { paragraphsOf } from './paragraphs.ts';

let order = 0;
const placed = (part: Part, text: string): Placed => ({
  part,
  order: order++,
  weight: 100,
  wordings: [],
  said: { text, evidence: [] },
});
const texts = (...all: Placed[]) =>
  paragraphsOf(all).map(({ sentences }) => sentences.map(({ text }) => text).join(' '));
const long = (start: string) => `${start} ${'de longues années '.repeat(6)}durant.`;
const post = placed('post', 'Je postule.');
const near = placed('near', long('Je tiens la caisse'));
const next = placed('next', 'Je me tiens à votre disposition.');

test('what one has besides leads to what comes next, and is told in one breath with a language', () => {
  const rest = placed('rest', long('J’ai vendu des chaussures'));
  const assets = [placed('assets', 'Je pratique Sage 100.'), placed('assets', 'Je parle l’anglais au niveau B1.')];
  expect(texts(post, near, rest, ...assets, next).at(-1)).toBe(
    'Je pratique Sage 100, et je parle l’anglais au niveau B1. Je me tiens à votre disposition.',
  );
});

test('where no other job is told it has a paragraph of its own', () => {
  expect(texts(post, near, placed('assets', 'Je pratique Sage 100.'), next)).toHaveLength(4);
});

test('two languages stay two sentences', () => {
  const assets = [placed('assets', 'Je parle le dioula.'), placed('assets', 'Je parle l’anglais.')];
  expect(texts(post, near, ...assets, next)[2]).toBe('Je parle le dioula. Je parle l’anglais.');
});

const last = (...texts: string[]) =>
  paragraphsOf(
    texts.map((text, index) => ({
      part: 'assets' as const,
      order: index,
      weight: 1,
      wordings: [],
      said: { text, evidence: [] },
    })),
  ).flatMap(({ sentences }) => sentences.map(({ text }) => text));

test('what one has besides is told in one sentence, not thing after thing', () => {
  expect(last('J’ai aussi le permis B.', 'J’ai aussi le SST.')).toEqual(['J’ai aussi le permis B, ainsi que le SST.']);
  expect(last('Je pratique aussi Excel.', 'J’utilise aussi Canva.')).toEqual([
    'Je pratique aussi Excel, ainsi que Canva.',
  ]);
  expect(
    last('J’ai aussi le SST.', 'J’ai le permis B.', 'Je pratique Excel.', 'Pour les langues, je parle l’anglais.'),
  ).toEqual(['J’ai aussi le SST, ainsi que le permis B, je pratique Excel, et je parle l’anglais.']);
});

test('a letter that says what anyone could say has each thing in a sentence of its own', () => {
  const assets = [placed('assets', 'J’ai aussi le SST.'), placed('assets', 'Je pratique Excel.')];
  const anyone: Placed = { ...placed('next', 'Je répondrai à vos questions.'), weight: 0 };
  expect(texts(post, near, ...assets)[2]).toBe('J’ai aussi le SST, et je pratique Excel.');
  expect(texts(post, near, ...assets, anyone)[2]).toBe('J’ai aussi le SST. Je pratique Excel.');
});

test('three things in one sentence at most, and none that has a list of its own or is long', () => {
  expect(
    last('J’ai aussi le SST.', 'Je pratique Excel.', 'Je connais aussi la paie.', 'Je parle l’anglais.'),
  ).toHaveLength(2);
  expect(last('J’ai aussi le SST.', 'J’ai obtenu un CAP en 2013.')).toHaveLength(2);
  expect(last('J’ai aussi le SST.', `Je pratique ${'des logiciels de gestion et '.repeat(4)}Excel.`)).toHaveLength(2);
});
