import { expect, test } from 'vitest';
import { thingsOf } from './things-of.ts';

test.each([
  ['Travaux de peinture, encaissement', 'les travaux de peinture et l’encaissement'],
  [
    'Terrasse de 80 places, encaissement et clôture de caisse',
    'une terrasse de 80 places, l’encaissement et la clôture de caisse',
  ],
  [
    'levée de doute sur alarme incendie et intrusion, appel des pompiers',
    'la levée de doute sur alarme incendie et intrusion, ainsi que l’appel des pompiers',
  ],
  ['six clients en portefeuille (tourisme, santé)', 'six clients en portefeuille (tourisme, santé)'],
  ['devis, saisie des commandes, facturation', 'les devis, la saisie des commandes et la facturation'],
  ['grosses pièces de bois', 'de grosses pièces de bois'],
  ['sacs en cuir et toile cirée', 'des sacs en cuir et toile cirée'],
  [
    'standard, ouverture et fermeture du site, courrier',
    'le standard, l’ouverture et la fermeture du site, ainsi que le courrier',
  ],
  ['suivi des commandes par courriel, téléphone et EDI', 'le suivi des commandes par courriel, téléphone et EDI'],
  ['prise de rendez-vous, tenue du registre', 'la prise de rendez-vous et la tenue du registre'],
  [
    'portefeuille de 140 clients dans le Rhône, la Loire et l’Ain',
    'un portefeuille de 140 clients dans le Rhône, la Loire et l’Ain',
  ],
  ['deux classes de CP, une classe de CE1', 'deux classes de CP et une classe de CE1'],
  ['équipe de 16 téléconseillers (plannings, écoutes)', 'une équipe de 16 téléconseillers (plannings, écoutes)'],
])('%s', (line, said) => {
  expect(thingsOf(line)).toBe(said);
});

test.each([
  'Azure Databricks, Delta Lake, Kafka',
  'à midi je sers une vingtaine de couverts',
  'nous étions deux apprentis et un maître',
  'voyageurs d’affaires et familles',
  'ateliers, vestiaires, équipe de nuit',
  'seul infirmier pour 22 lits',
  'stage en cuisine, 16 semaines',
  'référent sécurité du site',
  'stocks suivis, écarts sous 2 %',
  'les clients ont vieilli et la vitrine aussi',
  'la plus longue (de mars à juin)',
  'Sage X3 installé sur trois sites',
])('%s: in doubt, nothing', (line) => {
  expect(thingsOf(line)).toBeNull();
});

test.each([
  [
    'répartition des postes, brief de prise de poste, suivi du taux de service',
    'la répartition des postes et le suivi du taux de service',
  ],
  ['AMDEC produit et plans de surveillance', 'l’AMDEC produit et les plans de surveillance'],
  ['lecture des plans, implantation, traçage', 'la lecture des plans, l’implantation et le traçage'],
  [
    'accueil, agenda, facturation, encaissements, commandes, relances',
    'l’accueil, l’agenda, la facturation et les encaissements',
  ],
  ['parc de serveurs, Windows pour les deux tiers', 'le parc de serveurs'],
  ['surveillance de 40 chambres, jour et nuit', 'la surveillance de 40 chambres, jour et nuit'],
  ['accès aux soins et aux droits', 'l’accès aux soins et aux droits'],
])('of « %s » what can be told well is told', (line, said) => {
  expect(thingsOf(line)).toBe(said);
});
