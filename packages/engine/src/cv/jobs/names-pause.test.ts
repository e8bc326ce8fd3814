import { expect, test } from 'vitest';
import { namesPause } from './names-pause.ts';

test.each([
  'Congé parental',
  'deux ans de soins auprès de mon père',
  'Année consacrée à mes enfants',
  'Parenthèse familiale',
  'Suivi de conjoint (Berlin)',
  'suivi de ma compagne mutée à Oran',
  'j’ai élevé mes trois enfants',
  'Proche aidante',
  'Aidant familial',
  'accompagnement de ma mère malade',
  'Expatriation familiale au Maroc',
  'Maternité',
])('« %s » is no job', (text) => {
  expect(namesPause(text)).toBe(true);
});

test.each([
  'Aide familiale',
  'Aide à domicile',
  'Accompagnement des familles',
  'Soins aux personnes âgées',
  'Garde d’enfants',
  'Maternité du centre hospitalier de Dole',
  'Suivi de chantier',
  'Installation de cuisines',
  'Famille Roussel',
])('« %s » may be one', (text) => {
  expect(namesPause(text)).toBe(false);
});
