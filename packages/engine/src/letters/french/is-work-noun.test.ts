import { expect, test } from 'vitest';
import { areWork, someWork } from './is-work-noun.ts';

test.each(['les rondes et la levée de doute', 'la gestion des stocks', 'le découpage, ainsi que la facturation'])(
  '« %s » is what one does',
  (things) => {
    expect(areWork(things)).toBe(true);
  },
);

test.each([
  'les sous-traitants',
  'le logiciel de paie',
  'une équipe de 9',
  '84 résidents',
  'l’encadrement des chefs de chantier et les sous-traitants',
  'les messages ISO 20022',
])('« %s » is not', (things) => {
  expect(areWork(things)).toBe(false);
});

test('of things some may be work', () => {
  expect(someWork('25 courses et la préparation des tournées')).toBe(true);
  expect(someWork('une équipe de quatre et 45 couverts')).toBe(false);
});
