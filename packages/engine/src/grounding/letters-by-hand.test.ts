import { expect, test } from 'vitest';
import { findUngrounded } from './find-ungrounded.ts';

const cv = `Nadia Ferrand
12 rue des Lilas, 93200 St Denis
Responsable de boutique
EXPÉRIENCE
Depuis mars 2022 : Comptable, Atelier Sillage, Nantes
• Rondes de contrôle des stocks, 3 par mois
• Six clients en portefeuille, Excel (TCD, RECHERCHEV)
2012 – 2019 : Gérante
Boutique Fil Rouge, Tours
• Deux salariées, caisse, commandes
2010 – 2012 : Vendeuse
Boutique Les Cotonniers, Bron
FORMATION
2020 : Titre professionnel de secrétaire comptable, AFPA de Tours (obtenu en juillet)
DSCG, cours du soir, Cnam, 2024 – 2027 (en cours, 3 unités validées)
Master Finance, IAE de Tours, 2010
CACES R486 nacelle, catégorie B
LANGUES
Anglais A2`;
const offer = `Comptable (H/F)
Missions : effectuer des rondes de contrôle, tableaux croisés, partie clients, bases de données, consigne d’évacuation.
Contentieux commercial exigé. Après un premier appel de vingt minutes, une étude de cas.`;
const found = (text: string) => findUngrounded(text, { cv, offer, today: '2026-12-01' }).map(({ quote }) => quote);

test.each([
  'J’effectue trois rondes par mois.',
  'J’ai tenu une boutique : expliquer une consigne d’évacuation aux clients, calmement, me conviendrait bien.',
  'Les clients font partie de mes bases.',
  'Je maîtrise Excel, tableaux croisés dynamiques compris.',
  'À l’Atelier Sillage, où je travaille depuis mars 2022, je prends en charge six clients.',
  'Mes quatre années à l’Atelier Sillage m’ont appris ce métier : six clients en portefeuille.',
  'Avant la comptabilité, j’ai dirigé pendant sept ans une boutique avec deux salariées.',
  'J’ai mon titre depuis juillet 2020.',
  'J’habite Saint-Denis.',
  'Je détiens le CACES R486 catégorie B.',
  'Je complète mon master de l’IAE par le DSCG, en cours du soir : trois unités sont validées, pour un terme prévu en 2027.',
  'Votre équipe échange en anglais : c’est à apprendre, et mon anglais à porter du niveau A2 au B1.',
  'Du contentieux commercial, je connais surtout ce qu’en disent mes clients.',
  'Je serais ravie de vous en dire plus lors de notre appel de vingt minutes.',
])('what a letter tells in its own words is let pass: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ['J’effectue quatre rondes par mois.', 'quatre'],
  ['J’ai expliqué une consigne d’évacuation aux clients.', 'évacuation'],
  ['Mes quatre années à l’Atelier Sillage m’ont appris ce métier : huit clients en portefeuille.', 'huit'],
  ['J’ai dirigé pendant neuf ans une boutique avec deux salariées.', 'neuf ans'],
  ['J’ai mon titre depuis juin 2020.', 'juin 2020'],
  ['J’habite Saint-Ouen.', 'Ouen'],
  ['Je détiens le CACES R486 catégorie A.', 'catégorie A'],
  ['Je complète mon master de l’IAE par le DSCG, pour un terme prévu en 2028.', '2028'],
  ['Mon anglais est passé du niveau A2 au B1.', 'B1'],
  ['Je connais bien le contentieux commercial.', 'contentieux'],
])('and what is false in it is not: %s', (text, lie) => {
  expect(found(text).join(' ')).toContain(lie);
});
