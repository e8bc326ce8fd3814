import { expect, test } from 'vitest';
import articles from '../../data/career/articles.json' with { type: 'json' };
import demands from '../../data/career/demands.json' with { type: 'json' };
import informal from '../../data/career/goal-words.json' with { type: 'json' };
import regulated from '../../data/career/regulated.json' with { type: 'json' };
import routes from '../../data/career/routes.json' with { type: 'json' };
import { termNames } from '../skills/terms.ts';
import { isOccupation } from './occupation-names.ts';

test('every demand, need and occupation is one of the gazetteer', () => {
  const known = (name: string) => termNames().has(name);
  const skills = [...Object.values(demands.occupations).flat(), ...regulated.entries.flatMap(({ needs }) => needs)];
  expect([...new Set(skills)].filter((skill) => !known(skill))).toEqual([]);
  const named = [
    ...Object.keys(demands.occupations),
    ...regulated.entries.flatMap(({ occupations }) => occupations),
    ...informal.words.map(([, occupation = '']) => occupation),
  ];
  expect(named.filter((name) => !isOccupation(name))).toEqual([]);
});

test('a regulated occupation is told once, and every fact has its source and the day it was read', () => {
  const occupations = regulated.entries.flatMap((entry) => entry.occupations);
  expect(occupations.length).toBe(new Set(occupations).size);
  const sources = [...routes.routes, ...regulated.entries].map(({ source }) => source);
  for (const { title, url, read } of sources) {
    expect(title.length).toBeGreaterThan(10);
    expect(new URL(url).protocol).toBe('https:');
    expect(read).toMatch(/^2026-\d\d-\d\d$/);
  }
  expect(new Set(routes.routes.map(({ audience }) => audience))).toEqual(new Set(['all', 'employee', 'jobseeker']));
  expect(Object.keys(articles.titles).length).toBeGreaterThan(8);
});
