import { expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';

const terms = (duties: string, rest = '') =>
  parseOffer(
    `Technicien (H/F)\nGarage Roy\nDole (39)\n\nVos missions\n${duties}\n\nVotre profil\nBTS exigé.\n${rest}`,
  ).requirements.map(({ term }) => term);

test.each([
  ['- rédaction des transactions', 'rédaction des transactions'],
  ['- approvisionnement des armoires des services', 'approvisionnement des armoires des services'],
])('%s: the action is asked for with what it is done to', (duty, term) => {
  expect(terms(duty)).toContain(term);
});

test.each([
  ['- rédaction', 'Rédaction'],
  ['- approvisionnement', 'Approvisionnement'],
  ['- fidélisation des clients', 'Fidélisation'],
])('%s: an action alone, or one that is a trade, is a skill', (duty, term) => {
  expect(terms(duty).some((found) => found.startsWith(term))).toBe(true);
});

test.each([
  'Les candidatures de femmes sont les bienvenues, tous les postes leur sont ouverts.',
  'Chez nous, le métier se féminise. Candidatures de tous horizons bienvenues.',
  'Offre diffusée par l’association – Ne pas jeter sur la voie publique',
])('« %s » asks for nothing', (line) => {
  expect(terms('- Accueil', line)).toEqual(terms('- Accueil'));
});

test.each([
  'Le CIAS de la Plaine regroupe 31 communes et 67 000 habitants.',
  'Notre réseau Combrailles compte près de 40 agences.',
  'La coopérative Sorvel emploie 310 personnes.',
])('« %s » tells how large the house is', (sentence) => {
  const told = `${sentence} Au sein d’une équipe de neuf, vous accueillez les familles.`;
  const found = terms(told);
  expect(found.filter((term) => /CIAS|Plaine|Combrailles|Sorvel|communes|agences|personnes/u.test(term))).toEqual([]);
  expect(found.length).toBeGreaterThan(0);
});
