import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';
import { tellsCivilStatus } from './civil-status.ts';

test.each([
  'Née le 12/03/1978 à Tunis, nationalité française, mariée, 3 enfants',
  '36 ans, marié, un enfant',
  'Catholique pratiquante – déléguée syndicale CGT – RQTH',
])('« %s » tells who somebody is', (line) => {
  expect(tellsCivilStatus(line)).toBe(true);
});

test.each([
  'Assistante de direction, quinze ans auprès de dirigeants',
  'Née dans le bâtiment, je conduis des chantiers depuis dix ans',
  'Conseillère en insertion : dossiers MDPH, RQTH, bilans de compétences',
])('« %s » tells what they do', (line) => {
  expect(tellsCivilStatus(line)).toBe(false);
});

test('what an employer may not ask is neither a summary nor a skill', () => {
  const cv = parseCv({
    text: `MARTIN Claire
Née le 12/03/1978 à Tunis, nationalité française, mariée, 3 enfants
Catholique pratiquante – déléguée syndicale CGT – RQTH
12 rue des Lilas, 69003 Lyon

Assistante administrative

Expérience
2020 – 2023 Assistante administrative, Garage Dumont, Lyon
Gestion du courrier et des fournitures`,
  });
  expect(cv.summary).toBeNull();
  expect(cv.skills).toEqual(['Gestion du courrier']);
});
