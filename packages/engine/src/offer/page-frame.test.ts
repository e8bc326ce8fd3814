import { expect, test } from 'vitest';
import { isPageFrame } from './page-frame.ts';
import { parseOffer } from './parse-offer.ts';

test.each([
  'EmploiAssur, le site de l’emploi en assurance',
  'SantéJobs – le premier portail du recrutement paramédical',
  'BTP Annonces | la plateforme n°1 des offres d’emploi du bâtiment',
  'Offres | Métiers | Formations | Déposer mon CV | Recruteurs',
  'Accueil > Offres > Mes alertes',
  'Filtres',
  'Publicité',
])('%s stands around an offer', (text) => {
  expect(isPageFrame(text)).toBe(true);
});

test.each([
  'Mutuelle Sèvre Océan',
  'Nos métiers',
  'Garage Lenoir | Vannes (56) | CDI',
  'Sorvel, le spécialiste du site web',
  'Réseau Entreprendre, association',
  'L’entreprise',
  'Kaléo, la plateforme de réservation de gîtes',
])('%s is of the offer', (text) => {
  expect(isPageFrame(text)).toBe(false);
});

const page = (top: string) =>
  parseOffer(`${top}

Gestionnaire sinistres (H/F)
Mutuelle du Marais
Niort (79)
CDI

Le poste
Vous gérez les dossiers de sinistres et vous répondez aux assurés.
Le profil
BTS assurance exigé.`);

test.each([
  'EmploiAssur, le site de l’emploi en assurance\nOffres | Métiers | Recruteurs\nFiltres\nCDI (212)\nCDD (64)\nAlternance (38)',
  'JobMer – le portail de l’emploi maritime\nPublicité\nBretagne (35)\nVendée (85)\nLoire (44)',
  'Offres | Mon compte | Se connecter\nTemps plein (33)\nStage (13)',
])('neither the board nor what it counts is who hires or where: %j', (top) => {
  expect(page(top)).toMatchObject({ company: 'Mutuelle du Marais', city: 'Niort' });
});

test.each([
  ['Agence : Armor Talents – Rennes', '35 - Châteaubourg | CDI', 'Châteaubourg'],
  ['Cabinet : Lacoste Conseil, Lyon', 'Lieu : Bourg-en-Bresse (01)', 'Bourg-en-Bresse'],
  ['Votre contact : agence de Nantes', 'Clisson (44) – CDD', 'Clisson'],
  ['Publiée par : Adia Brest', 'CDI | Temps plein', 'Brest'],
])('« %s » gives way to where the job is, « %s »', (agency, place, city) => {
  expect(parseOffer(`Contrôleuse qualité (H/F)\n\n${agency}\n${place}\n\nVous contrôlez les lots.`).city).toBe(city);
});
