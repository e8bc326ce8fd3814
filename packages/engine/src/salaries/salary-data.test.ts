import { salaryPointsSchema, salarySourceSchema, wageGroups } from '@coach/contracts/features/salaries';
import { expect, test } from 'vitest';
import published from '../../data/salaries/figures.json' with { type: 'json' };
import link from '../../data/salaries/occupations.json' with { type: 'json' };
import read from '../../data/salaries/sources.json' with { type: 'json' };
import { isOccupation, occupationNames } from '../career/occupation-names.ts';
import { lowestWage, salaryFigures } from './salary-data.ts';

const ownPopulations = Object.keys(link.populations);

test('every occupation of the gazetteer is in one group, and none is linked that the gazetteer does not know', () => {
  const grouped = Object.values(link.groups).flat();
  expect(grouped.length).toBe(new Set(grouped).size);
  expect(new Set(grouped)).toEqual(new Set(occupationNames()));
  expect(
    Object.values(link.populations)
      .flat()
      .filter((name) => !isOccupation(name)),
  ).toEqual([]);
});

test('every population is told of by a figure, and every figure is of one', () => {
  const told = new Set(salaryFigures().map(({ of }) => of));
  expect(told).toEqual(new Set(Object.keys(published.populations)));
  expect(new Set([...ownPopulations, ...wageGroups, 'private'])).toEqual(told);
});

test('a figure has an amount its wage may be, in order, and a source with its dates', () => {
  const plausible = { hour: [9, 100], month: [1_300, 12_000], year: [20_000, 150_000] } as const;
  for (const { of, figure } of salaryFigures()) {
    const { d1, median, mean, d9 } = salaryPointsSchema.strict().parse(figure.points);
    const ordered = [d1, median, d9].flatMap((amount) => amount ?? []);
    expect(ordered, of).toEqual(ordered.toSorted((a, b) => a - b));
    const [least, most] = plausible[figure.per];
    for (const amount of [...ordered, ...(mean ? [mean] : [])]) {
      expect(amount, of).toBeGreaterThan(least);
      expect(amount, of).toBeLessThan(most);
    }
    expect(Object.keys(figure.points).length, of).toBeGreaterThan(0);
    expect(figure.level === null, of).toBe(figure.levelWords === null);
    expect(figure.year, of).toBeLessThanOrEqual(Number(figure.source.published.slice(0, 4)));
  }
  expect(lowestWage.netMonth).toBeLessThan(lowestWage.grossMonth);
});

test('every source is used, and was read after it was published', () => {
  const used = new Set([...published.figures.map(({ source }) => source), published.smic.source]);
  expect(used).toEqual(new Set(Object.keys(read.sources)));
  for (const source of Object.values(read.sources)) {
    const { published: on, read: day, url } = salarySourceSchema.parse(source);
    expect(on <= day).toBe(true);
    expect(new URL(url).protocol).toBe('https:');
  }
});

test('one population has one figure for what is counted the same way', () => {
  const keys = published.figures.map(({ of, level, region, basis, per }) => [of, level, region, basis, per].join(' '));
  expect(keys.length).toBe(new Set(keys).size);
});
