import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArticle } from '@coach/contracts/article';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { indexArticles } from './index-articles.ts';
import { said } from './other-words.ts';
import type { ArticleRow } from './queries.ts';
import { searchArticles } from './search-articles.ts';

const folder = fileURLToPath(new URL('../../../../../content/advice', import.meta.url));
/** The library as a first import leaves it: all of one moment. */
const rows = globSync(`${folder}/*/*.md`).map((file): ArticleRow => {
  const { level, free = false, ...article } = readArticle(readFileSync(file, 'utf8'), parse);
  return { ...article, experienceLevel: level, free, hash: '', createdAt: new Date(0), withdrawnAt: null };
});
const library = await indexArticles(rows);
const find = (query: string) => searchArticles(library, query).map((at) => library.articles[at]?.id);

test('articles of one moment stand in the same order, however the database gives them', async () => {
  const again = await indexArticles(rows.toReversed());
  expect(again.articles.map(({ id }) => id)).toEqual(library.articles.map(({ id }) => id));
});

test.each([
  ['rendez-vous', 'rendez vous', 'rendezvous', 'RENDEZ–VOUS'],
  ['week-end', 'week end', 'weekend', 'week‑end'],
  ['l’entretien', "l'entretien", 'l entretien', 'entretien'],
  ['CV', 'C.V.', 'c.v', 'cv'],
  ['télétravail', 'télé-travail', 'tele travail', 'teletravail'],
  ['feedback', 'feed-back', 'feed back', 'Feed-backs'],
  ['pôle emploi', 'Pole-Emploi', 'poleemploi', 'Pôle Emploi'],
])('« %s » is found however it is written', (...spellings) => {
  const [first, ...others] = spellings.map(find);
  expect(first?.length).toBeGreaterThan(0);
  for (const [at, other] of others.entries()) expect(other, spellings[at + 1]).toEqual(first);
});

test('what articles call by another name is found, alone and among other words', () => {
  for (const [words, others] of Object.entries(said)) {
    expect(find(words).length, words).toBeGreaterThan(0);
    for (const other of others) expect(find(other).length, other).toBeGreaterThan(0);
  }
  expect(find('premier rendez-vous à pôle emploi')[0]).toBe('premier-rendez-vous-france-travail');
  expect(find('gérer son stress')).toEqual(expect.arrayContaining(find('gérer son trac')));
});
