import { expect, test } from 'vitest';
import { occupationNames } from '../career/occupation-names.ts';
import { findSalaries } from './find-salaries.ts';
import { listOccupations } from './list-occupations.ts';

test('every occupation answers the figures of its group at least, and tells when they are no nearer', () => {
  for (const occupation of occupationNames()) {
    const { figures, group, nearest, certainty } = findSalaries({ occupation });
    expect(certainty, occupation).toBe('named');
    if (group === 'independents') expect(nearest, occupation).toBe('everyone');
    else
      expect(
        figures.map(({ scope }) => scope),
        occupation,
      ).toContain('group');
  }
  expect(findSalaries({ occupation: 'Magasinier' })).toMatchObject({ nearest: 'group', group: 'workers' });
});

test('the figures of the occupation come before those of its family, its sector and its group', () => {
  const { figures, nearest, label } = findSalaries({ occupation: 'auxiliaire de vie' });
  expect([label, nearest]).toEqual(['Auxiliaire de vie', 'occupation']);
  expect([...new Set(figures.map(({ scope }) => scope))]).toEqual(['occupation', 'family', 'group']);
  expect(figures[0]?.points).toEqual({ mean: 1_680 });
  expect(findSalaries({ occupation: 'Maçonne' }).nearest).toBe('sector');
});

test('a level and a region come first where they are published, and are said to be missing where not', () => {
  const known = findSalaries({ occupation: 'Développeuse', level: 'start', region: 'Occitanie' });
  expect(known).toMatchObject({ occupation: 'Développeur', hasLevel: true, hasRegion: true });
  expect(known.figures.slice(0, 2).map(({ level, region }) => level ?? region)).toEqual(['start', 'Occitanie']);
  expect(known.figures.every(({ region }) => region === null || region === 'Occitanie')).toBe(true);
  const own = findSalaries({ occupation: 'Chef de service éducatif', level: 'start', region: 'La Réunion' });
  expect(own.figures.map(({ scope }) => scope)).toEqual([
    'occupation',
    'family',
    'family',
    'group',
    'group',
    'everyone',
  ]);
  const unknown = findSalaries({ occupation: 'Cariste', level: 'senior', region: 'Corse' });
  expect(unknown).toMatchObject({ hasLevel: false, hasRegion: false });
  expect(unknown.figures.length).toBeGreaterThan(0);
  expect(findSalaries({ occupation: 'Cariste' })).toMatchObject({ hasLevel: null, hasRegion: null });
});

test('another group is answered when the person picks it', () => {
  const { group, usualGroup, figures } = findSalaries({ occupation: 'Comptable', group: 'cadres' });
  expect([usualGroup, group]).toEqual(['intermediate', 'cadres']);
  expect(figures.map(({ people }) => people).join()).toContain('Cadres');
  expect(figures.map(({ people }) => people).join()).not.toContain('intermédiaires');
});

test('what is no occupation answers no figure, and those near it', () => {
  const { occupation, figures, near, nearest } = findSalaries({ occupation: 'quelque chose dans la petite enfance' });
  expect([occupation, figures, nearest]).toEqual([null, [], null]);
  expect(near.length).toBeGreaterThan(0);
  expect(findSalaries({ occupation: 'xyzzy' })).toMatchObject({ occupation: null, near: [], figures: [] });
  expect(findSalaries({ occupation: 'infirmeire' })).toMatchObject({ occupation: 'Infirmier', certainty: 'near' });
});

test('occupations are listed under both forms and the names people give them', () => {
  const nurse = listOccupations().find(({ occupation }) => occupation === 'Infirmier');
  expect(nurse?.label).toBe('Infirmier ou infirmière');
  expect(nurse?.also).toContain("infirmier diplômé d'État");
});
