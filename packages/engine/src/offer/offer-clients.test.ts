import { describe, expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';

describe('the employer', () => {
  test.each([
    [
      'Sorvel RH, cabinet de recrutement, recherche pour le compte de la Clinique du Lac un cuisinier.',
      'Clinique du Lac',
    ],
    ['Pour notre client, la Menuiserie Morvan, à Dole, nous recherchons un poseur.', 'Menuiserie Morvan'],
    ['Notre client, la société Alba Énergies, construit des serres.', 'Alba Énergies'],
    ['Le Relais, groupement d’employeurs, recrute pour la Ferme des Aulnes, 40 ha.', 'Ferme des Aulnes'],
    ['La Maison Alba, marque bretonne de savons, 12 salariés.', 'La Maison Alba'],
    [
      'L’INSTITUT\nL’Institut Marin de la Rance (IMR), 40 personnes, mène des recherches.',
      'Institut Marin de la Rance',
    ],
    ['J’ai repris le Fournil du Port il y a deux ans.', 'Fournil du Port'],
    ['Hello 👋\nOn est douze chez Tamaris Solaire.', 'Tamaris Solaire'],
    [
      'Foyer Les Aubiers - 22000 Saint-Brieuc\n\nRattaché à l’association Alba Mer, le Foyer Les Aubiers loge 30 adultes. L’association Alba Mer s’engage pour l’égalité.',
      'Foyer Les Aubiers',
    ],
    ['Groupe familial, LES SERRES DU VOLVESTRE réalise depuis 1978 des serres.', 'LES SERRES DU VOLVESTRE'],
    ['Sarl Roy & Fils, secteur Dole (39), rech. poseur H/F, CDI, 14 €/h selon exp.', 'Sarl Roy & Fils'],
  ])('of « %s »', (text, company) => {
    expect(parseOffer(`Poseur H/F\n${text}\n\nMissions\n- poser des stores`).company).toBe(company);
  });

  test('is the agency where no client is named', () => {
    const text = 'Poseur H/F\nSorvel RH, cabinet de recrutement, recherche pour l’un de ses clients un poseur.';
    expect(parseOffer(text).company).toBe('Sorvel RH');
  });
});

test.each([
  ['Lyon 7e (Gerland), 35 h, mutuelle.', 'Lyon'],
  ['Notre cave, secteur Beaune, cherche un caviste.', 'Beaune'],
  ['J’ai repris une boulangerie, à Carbonne, il y a deux ans.', 'Carbonne'],
])('« %s » tells the town', (line, city) => {
  expect(parseOffer(`Caviste H/F\n\nMissions\n- conseiller\n\n${line}`).city).toBe(city);
});

test.each([
  ['Présence sur place.', 'onsite'],
  ['Niort | CDI | sur site', 'onsite'],
  ['Télétravail\nNon : poste entièrement sur site', 'onsite'],
  ['Télétravail\n2 jours par semaine', 'hybrid'],
  ['Un jour de télétravail.\n\nÀ lire\nTélétravail complet : ils racontent', 'hybrid'],
])('« %s » tells where the work is done', (line, remote) => {
  expect(parseOffer(`Comptable H/F\n\nMissions\n- saisir les factures\n\nConditions\n${line}`).remote).toBe(remote);
});

test.each([
  ['Alba, secteur Dole (39), rech. cariste H/F, CDI, 2 ans mini sur chariot, 14 €/h selon exp.', 'cariste'],
  ['Bonjour, mon boulanger part en retraite et je cherche quelqu’un pour prendre sa place.', 'boulanger'],
])('the title of « %s »', (text, title) => {
  expect(parseOffer(text).title).toBe(title);
});

test('years written in English', () => {
  expect(parseOffer('Buyer\n\nYour profile\n- 4+ years in purchasing').experienceYearsMin).toBe(4);
});
