import { expect, test } from 'vitest';
import { isContext } from './is-context.ts';

test.each([
  'entreprise de ma tante, reprise en 2012',
  'le garage de mon oncle',
  'ferme laitière de mes parents',
  'notre boutique du centre',
  'PME familiale de 40 personnes',
  'groupe hôtelier (9 maisons, 400 chambres)',
  'cabinet Morel & Lenoir, architectes',
  'maison de couture fondée en 1910',
  'équipe de six',
  'syndicat mixte (22 agents)',
  'clinique privée de 80 lits',
  'Mécanique de précision – 5 sociétés, 380 salariés, CA 64 M€',
  'rattachée au président du directoire',
  'Sous l’autorité de la cheffe d’atelier',
  'service de 12 personnes, deux astreintes',
  'poste rattaché à la DRH, sans encadrement hiérarchique',
  'contexte (11 équipes, 140 services)',
])('%s', (line) => {
  expect(isContext(line)).toBe(true);
});

test.each([
  'équipe de 16 téléconseillers (plannings, écoutes)',
  'six clients en portefeuille (tourisme, santé)',
  'coupes, ourlets et fichier de mes clients',
  'comptes de l’entreprise de mon frère',
  'direction de la chorale du foyer',
  'paie de 380 salariés, 5 sociétés',
  'Sous la responsabilité du chef, préparation des entrées',
  'établissement des bulletins de paie de 380 salariés',
  'direction d’un magasin (CA 4 M€, 25 salariés)',
  'portefeuille de 40 agences, CA de 3 M€ par an',
  'entretien de 80 chambres',
  'groupe de parole hebdomadaire',
  'atelier de couture du mardi',
  'site internet de la mairie',
  'terrasse de 80 places, encaissement',
  'entreprises et particuliers : devis, factures',
  'établissement des bulletins de paie',
])('%s: work', (line) => {
  expect(isContext(line)).toBe(false);
});
