import { expect, test } from 'vitest';
import { areWork } from './is-work-noun.ts';

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
