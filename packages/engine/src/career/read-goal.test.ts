import { expect, test } from 'vitest';
import { readGoal } from './read-goal.ts';

const read = (goal: string, titles: string[] = []) => readGoal(goal, null, titles);

test.each([
  ['Je veux devenir responsable logistique', 'Responsable logistique'],
  ['assistante sociale', 'Assistant de service social'],
  ['devenir ébeniste', 'Ébéniste'],
  ['passer de vendeuse à assistante RH', 'Assistant RH'],
  ['Je suis vendeuse et je veux devenir secrétaire médicale', 'Secrétaire médical'],
  ['Je ne veux plus être caissière, je vise comptable', 'Comptable'],
  ['passer infirmière', 'Infirmier'],
  ['kiné', 'Kinésithérapeute'],
])('« %s » aims at %s', (goal, occupation) => {
  expect(read(goal)).toMatchObject({ occupation, certainty: 'named' });
});

test('a slip of spelling is corrected, and said to be a guess', () => {
  expect(read('infirmeire')).toMatchObject({ occupation: 'Infirmier', certainty: 'near' });
  expect(read('data analist')).toMatchObject({ occupation: 'Data analyst', certainty: 'near' });
  expect(read('électricen').occupation).toBe('Électricien');
});

test('the label is in the person’s own gender, and in both where nothing tells it', () => {
  expect(read('infirmière').label).toBe('Infirmière');
  expect(read('data analyst', ['Vendeuse']).gender).toBe('f');
  expect(readGoal('je ne sais pas', 'Comptable', []).label).toBe('Comptable');
  expect(readGoal('je ne sais pas', 'Infirmier', []).label).toBe('Infirmier ou infirmière');
});

test('what names no occupation is said to, with those that may be meant', () => {
  const childhood = read('travailler dans la petite enfance');
  expect(childhood).toMatchObject({ occupation: null, certainty: 'unknown' });
  expect(childhood.near.map(({ occupation }) => occupation)).toContain('Auxiliaire de puériculture');
  const building = read('une reconversion dans le bâtiment').near.map(({ occupation }) => occupation);
  expect(building).toContain('Maçon');
  expect(read('astronaute')).toMatchObject({ occupation: null, near: [] });
  expect(read('Je voudrais changer de vie').near).toEqual([]);
});

test('a rank alone is led by the trades the person comes from', () => {
  const manager = read('évoluer vers un poste de manager', ['Vendeuse']);
  expect(manager.certainty).toBe('near');
  expect(manager.near.map(({ occupation }) => occupation)).toContain('Responsable de magasin');
});

test('what the person picked is taken as it is, and an unknown pick is not', () => {
  expect(readGoal('petite enfance', 'ATSEM', [])).toMatchObject({ occupation: 'ATSEM', certainty: 'named', near: [] });
  expect(readGoal('petite enfance', 'constructor', []).certainty).toBe('unknown');
});
