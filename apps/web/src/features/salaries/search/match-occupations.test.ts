import { expect, test } from 'vitest';
import { matchOccupations } from './match-occupations.ts';

const items = [
  { occupation: 'Éducateur spécialisé', label: 'Éducateur spécialisé ou éducatrice spécialisée', also: [] },
  { occupation: 'Infirmier', label: 'Infirmier ou infirmière', also: ["infirmier diplômé d'État"] },
  { occupation: 'Infirmier scolaire', label: 'Infirmier scolaire ou infirmière scolaire', also: [] },
  { occupation: 'Agent d’état civil', label: 'Agent d’état civil ou agente d’état civil', also: [] },
  { occupation: 'Kinésithérapeute', label: 'Kinésithérapeute', also: ['masseur-kinésithérapeute'] },
];
const names = (typed: string) => matchOccupations(items, typed).map(({ occupation }) => occupation);

test('accents, capitals and apostrophes are forgiven, both genders are found, and other names too', () => {
  expect(names('EDUCATRICE')).toEqual(['Éducateur spécialisé']);
  expect(names("agente d'etat")).toEqual(['Agent d’état civil']);
  expect(names('masseur')).toEqual(['Kinésithérapeute']);
});

test('the name that begins with it comes first, the shorter before the longer; one letter suggests nothing', () => {
  expect(names('infirm')).toEqual(['Infirmier', 'Infirmier scolaire']);
  expect(names('i')).toEqual([]);
  expect(names('xyz')).toEqual([]);
});
