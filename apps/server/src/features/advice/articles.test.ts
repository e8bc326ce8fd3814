import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adviceCategories, adviceLevels, freeArticleIds } from '@coach/contracts/advice';
import { type Article, readArticle } from '@coach/contracts/article';
import { readingTitles } from '@coach/contracts/reading';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = fileURLToPath(new URL('../../../../../content/advice', import.meta.url));
const careerArticles = new URL('../../../../../packages/engine/data/career/articles.json', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md') && !file.endsWith('README.md'))
  .sort();
const articles = files.map((file): Article & { file: string } => {
  const text = readFileSync(join(folder, file), 'utf8');
  try {
    return { file, ...readArticle(text, parse) };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
});

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Laws, schemes and figures that only a source can vouch for. */
const fact =
  /\b[LRD]\.? ?\d{4}-\d+|Code du travail|\bCPF\b|\bVAE\b|\bPOEI\b|rupture conventionnelle|\d ?%|\d ?(?:€|euros)|\bdécret\b|\bloi (?:du|n°)/u;

/** A plain space where a line must not end: « 14 h 30 », « 10 % », « 3 000 € », « n° 2 ». */
const breakable =
  /[ \n][;:?!»]|«[ \n]|\d[ \n](?:[%€]|\d{3}\b|(?:h|min|km|kg|k€|m²|cm|mm)(?![\p{L}’]))|\d\s?h[ \n]\d|n°[ \n]/u;

describe.each(articles)('$file', (article) => {
  test('is a concrete page of 250 to 600 words', () => {
    const { content } = article;
    expect(words(content).length, 'words').toBeGreaterThanOrEqual(250);
    expect(words(content).length, 'words').toBeLessThanOrEqual(600);
    expect(content.match(/^## /gm)?.length ?? 0, 'headings').toBeGreaterThanOrEqual(2);
    expect(content, 'a method, step by step').toMatch(/^(?:1\. |- )/m);
    expect(content, 'a phrase to say').toMatch(/^> /m);
    expect(content, 'a mistake to avoid').toMatch(/erreur|piège|évitez|à éviter/i);
    expect(content, 'no heading of the page’s own, no HTML, no link').not.toMatch(/^# |<[a-z]|\]\(/m);
    expect(content, 'typographic apostrophes').not.toMatch(/\p{L}'\p{L}/u);
    for (const text of [article.title, content, ...article.sources.map(({ title }) => title)])
      expect(text, 'no break before : ; ? !, inside « » and in quantities').not.toMatch(breakable);
  });

  test('names where its facts were read', () => {
    if (fact.test(article.content)) expect(article.sources.length).toBeGreaterThan(0);
  });
});

test('every category has every level, about equally', () => {
  for (const category of adviceCategories)
    for (const level of adviceLevels) {
      const own = articles.filter((one) => one.category === category && one.level === level);
      expect(own.length, `${category}, ${level}`).toBeGreaterThanOrEqual(15);
    }
  expect(articles.length).toBeGreaterThan(300);
  const free = articles.flatMap((one) => (one.free ? one.id : []));
  expect(free.sort()).toEqual(freeArticleIds.toSorted());
  expect(free.length).toBe(10);
});

test('each is known by its file, and no two have one title', () => {
  for (const { file, id } of articles) expect(file.endsWith(`/${id}.md`), file).toBe(true);
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  expect(new Set(articles.map(({ title }) => title.toLowerCase())).size).toBe(articles.length);
});

test('what other features lead to is there, under its title', () => {
  const titles = new Map(articles.map(({ id, title }) => [id, title]));
  const ofPlans = JSON.parse(readFileSync(careerArticles, 'utf8')).titles;
  for (const [id, title] of [...Object.entries(readingTitles), ...Object.entries(ofPlans)])
    expect(titles.get(id), id).toBe(title);
});

test('no two say the same in the same words', () => {
  const shingles = articles.map(({ content }) => {
    const all = words(content);
    return new Set(all.slice(5).map((_, index) => all.slice(index, index + 6).join(' ')));
  });
  const owners = new Map<string, number[]>();
  shingles.forEach((own, index) => {
    for (const shingle of own) owners.set(shingle, [...(owners.get(shingle) ?? []), index]);
  });
  const shared = new Map<string, number>();
  for (const those of owners.values())
    for (const [at, one] of those.entries())
      for (const other of those.slice(at + 1)) {
        const pair = `${one} ${other}`;
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
  const alike = [...shared].flatMap(([pair, count]) => {
    const [one, other] = pair.split(' ').map(Number) as [number, number];
    const share = count / Math.min(shingles[one]?.size ?? 1, shingles[other]?.size ?? 1);
    return share > 0.06 ? [`${articles[one]?.file} ~ ${articles[other]?.file}: ${share.toFixed(2)}`] : [];
  });
  expect(alike).toEqual([]);
});
