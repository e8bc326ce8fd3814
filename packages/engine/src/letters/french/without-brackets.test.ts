import { expect, test } from 'vitest';
import { withoutBrackets } from './without-brackets.ts';

const told = (text: string, isAsked = false) => withoutBrackets(text, () => isAsked)[0];

test.each([
  ['J’ai mené la bascule (340 tests ajoutés).', 'J’ai mené la bascule, avec 340 tests ajoutés.'],
  ['J’ai un master Droit (2020) et le permis B.', 'J’ai un master Droit obtenu en 2020 et le permis B.'],
  [
    'J’ai une licence professionnelle (2010), un BTS Bâtiment (2001) et le permis B.',
    'J’ai une licence professionnelle obtenue en 2010, un BTS Bâtiment et le permis B.',
  ],
  [
    'J’ai un BTS Maintenance, option production (2020), et le SST (recyclage en 2024).',
    'J’ai un BTS Maintenance, option production, obtenu en 2020, et le SST recyclé en 2024.',
  ],
  ['J’ai la FCO (valable jusqu’en 2027).', 'J’ai la FCO valable jusqu’en 2027.'],
  ['J’ai obtenu le TFP (AFPA de Lyon, 2018).', 'J’ai obtenu le TFP à l’AFPA de Lyon en 2018.'],
  ['De formation, j’ai un CAP (Lycée Voltaire, 2012).', 'De formation, j’ai un CAP, obtenu au lycée Voltaire en 2012.'],
  ['Ma formation est un CAP (CFA du Lac, 2012).', 'Ma formation est un CAP, préparé au CFA du Lac, en 2012.'],
  ['Je prépare le DSCG (Cnam Bretagne, 2027).', 'Je prépare le DSCG au Cnam Bretagne, pour 2027.'],
  ['Je prépare le DEES (fin prévue en 2027).', 'Je prépare le DEES, prévu pour 2027.'],
])('a paper: %s', (text, expected) => {
  expect(told(text)).toBe(expected);
});

test.each([
  ['J’effectue les rondes (3 par vacation).', 'J’effectue les rondes, à raison de trois par vacation.'],
  [
    'J’assurais l’interpellation (11 en moyenne par mois) et les rapports.',
    'J’assurais l’interpellation, à raison de 11 par mois en moyenne, et les rapports.',
  ],
  ['Je surveille les écrans (64 caméras).', 'Je surveille les écrans, soit 64 caméras.'],
  [
    'Je rédige la lettre mensuelle (14 000 lecteurs, 38 % d’ouverture) sous Brevo.',
    'Je rédige la lettre mensuelle sous Brevo, pour 14 000 lecteurs, avec 38\u202f% d’ouverture.',
  ],
  ['Je traite 25 tickets par jour (18 clients).', 'Je traite 25 tickets par jour pour 18 clients.'],
  ['J’y encadrais deux équipes (15 personnes).', 'J’y encadrais deux équipes, soit 15 personnes.'],
  ['Je tiens la caisse (ticket moyen 58 €).', 'Je tiens la caisse, avec un ticket moyen de 58 €.'],
  ['Je conduis en souplesse (30,4 L/100).', 'Je conduis en souplesse, à 30,4 L/100.'],
  ['J’ai vendu des assurances (2e sur 61).', 'J’ai vendu des assurances, 2e sur 61.'],
])('a figure: %s', (text, expected) => {
  expect(told(text.replace(' %', '\u202f%'))).toBe(expected);
});

test.each([
  ['Je prends les commandes (logiciel L’Addition).', 'Je prends les commandes, avec le logiciel L’Addition.'],
  ['Je planifie sous GMAO (Carl Source).', 'Je planifie sous GMAO Carl Source.'],
  ['J’effectue les relevés (HACCP).', 'J’effectue les relevés selon la méthode HACCP.'],
  [
    'Il y a aussi les projets (appartements, maisons).',
    'Il y a aussi les projets, comme des appartements et des maisons.',
  ],
  ['J’ai mené la migration (2021).', 'J’ai mené la migration en 2021.'],
  ['J’ai mené la mise en conformité (de 54 à 88 points).', 'J’ai mené la mise en conformité, de 54 à 88 points.'],
])('a name, a list, a time: %s', (text, expected) => {
  expect(told(text)).toBe(expected);
});

test('what cannot be told is left out, or stays where the offer asks for it', () => {
  const text = 'J’ai réduit le stock (on a sorti ce qui dormait) en un an.';
  expect(withoutBrackets(text, () => false)).toEqual(['J’ai réduit le stock en un an.', text]);
  expect(withoutBrackets(text, () => true)).toEqual([text]);
});

test('a list the offer asks for ends its sentence behind a colon', () => {
  expect(told('S’y ajoute l’accueil des nouveaux venus (livret, badge, visite du site).', true)).toBe(
    'S’y ajoute l’accueil des nouveaux venus\u00a0: livret, badge, visite du site.',
  );
});
