import { reportSchema, sectorIds } from '@coach/contracts/report';
import { describe, expect, test } from 'vitest';
import { findTerms } from '../../skills/find-terms.ts';
import { termNames } from '../../skills/terms.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { pairs, today } from '../../testing/pairs.ts';
import { analyse } from '../analyse.ts';
import { allCriteria } from '../criteria/all-criteria.ts';
import { sectorOfCv } from './sector-of-cv.ts';
import { sectors } from './sectors.ts';

describe('the sectors', () => {
  test('are those of the contract, in its order', () => {
    expect(sectors.map(({ id }) => id)).toEqual([...sectorIds]);
  });

  test.each(sectors.map((sector) => [sector.id, sector] as const))('%s has advice, skills and weights', (_, sector) => {
    expect(sector.advice.length).toBeGreaterThanOrEqual(3);
    expect(sector.advice.length).toBeLessThanOrEqual(6);
    expect(sector.advice.filter((line) => / [;!?:»]|« |'/.test(line))).toEqual([]);
    expect(sector.skills.length).toBeGreaterThanOrEqual(20);
    expect(sector.skills.length).toBeLessThanOrEqual(40);
    expect(new Set(sector.skills).size).toBe(sector.skills.length);
    const ids = new Set(allCriteria.filter(({ weight }) => weight > 0).map(({ id }) => id));
    expect(Object.keys(sector.weights).filter((id) => !ids.has(id))).toEqual([]);
    expect(Object.keys(sector.weights).length).toBeGreaterThanOrEqual(4);
  });

  test('name skills of the gazetteer', () => {
    const names = termNames();
    const isKnown = (skill: string) =>
      names.has(skill) || findTerms(skill).some(({ start, end }) => start === 0 && end === skill.length);
    const unknown = sectors.flatMap(({ skills }) => skills.filter((skill) => !isKnown(skill)));
    expect(unknown).toEqual([]);
  });
});

describe('an analysis for a sector', () => {
  const { carer, developer } = pairs;

  test.each(sectorIds.map((sector) => [sector]))('adds up, and quotes what is written: %s', (sector) => {
    for (const { cv, offer } of [carer, developer, { cv: carer.cv, offer: null }]) {
      const report = analyse({ cv, offer, today, sector });
      expect(reportSchema.safeParse(report).error).toBeUndefined();
      expect(report.criteria.reduce((sum, { points }) => sum + points, 0)).toBe(report.score);
      expect(report.criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBe(100);
      for (const { quote, start, end } of report.sector?.skills.present ?? [])
        expect(quote).toBe(cv.text.slice(start, end));
    }
  });

  test('weighs what the sector weighs', () => {
    const points = (sector?: 'health' | 'sales') =>
      analyse({ ...carer, today, sector }).criteria.find(({ id }) => id === 'diploma')?.maxPoints ?? 0;
    expect(points('health')).toBeGreaterThan(points());
    expect(points('sales')).toBeLessThan(points());
  });

  test('sets the person’s skills beside what its offers ask for', () => {
    const { sector } = analyse({ cv: carer.cv, offer: null, today, sector: 'health' });
    const present = sector?.skills.present.map(({ term }) => term) ?? [];
    expect(present).toEqual(expect.arrayContaining(["Soins d'hygiène et de confort", 'Transmissions ciblées']));
    expect(sector?.skills.missing).toContain('Perfusions');
    expect(sector?.skills.missing).not.toContain('Transmissions ciblées');
    expect(analyse({ cv: carer.cv, offer: null, today }).sector).toBeUndefined();
  });

  test('takes a hobby for no skill', () => {
    const cv = makeCv({ interests: ['Photographie', 'Couture'] });
    expect(analyse({ cv, offer: null, today, sector: 'crafts' }).sector?.skills.present).toEqual([]);
  });
});

describe('the likeliest sector', () => {
  test('follows titles and skills', () => {
    expect(sectorOfCv(pairs.carer.cv)).toBe('health');
    expect(sectorOfCv(pairs.developer.cv)).toBe('it');
    const driver = {
      title: 'Conductrice SPL',
      company: 'A',
      bullets: ['Livraison de vins, arrimage, lettres de voiture'],
    };
    expect(sectorOfCv(makeCv({ experiences: [driver] }))).toBe('logistics');
  });

  test('is none where nothing tells it', () => {
    expect(sectorOfCv(makeCv())).toBeNull();
  });
});
