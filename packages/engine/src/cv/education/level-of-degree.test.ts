import { expect, test } from 'vitest';
import { levelOfDegree } from './level-of-degree.ts';

test.each([
  ['CAP Cuisine', 3],
  ['BEP Métiers du secrétariat', 3],
  ['Bac pro Logistique', 4],
  ['Baccalauréat STMG, mention bien', 4],
  ['Diplôme d’État d’aide-soignant', 4],
  ['BP Coiffure', 4],
  ['BTS Comptabilité et gestion', 5],
  ['DUT GEA', 5],
  ['Licence professionnelle Métiers de l’immobilier', 6],
  ['BUT Informatique', 6],
  ['Diplôme d’État d’infirmière', 6],
  ['Diplôme d’État d’éducateur spécialisé', 6],
  ['Master 2 Droit des affaires', 7],
  ['Diplôme d’ingénieur en génie civil', 7],
  ['DSCG', 7],
  ['Doctorat en chimie', 8],
  ['Titre professionnel (RNCP niveau 5)', 5],
  ['Titre de niveau II Responsable RH', 6],
  ['Formation bac + 5 en alternance', 7],
  ['Formation aux gestes et postures', null],
])('%s', (degree, level) => {
  expect(levelOfDegree(degree)).toBe(level);
});
