import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const above = `Inès Fabre
Assistante administrative

EXPÉRIENCE PROFESSIONNELLE
2019 – 2023 : Assistante administrative, Cabinet Leroux, Angers
- Accueil et courrier

FORMATION
2018 : BTS Gestion, lycée Jean-Moulin, Béziers

`;

test.each([
  ['DIVERS\nLecture, randonnée, piano', 'interests'],
  ['DIVERS\nFootball en club depuis dix ans\nCuisine du monde', 'interests'],
  ['Divers\nPermis B, véhicule personnel', 'other'],
  ['DIVERS\nPermis B\nLecture, cinéma', 'other'],
  ['COMPLÉMENTS\nYoga, lecture, voyages', 'interests'],
  ['COMPLÉMENTS\nPermis B\nAnglais courant', 'other'],
  ['INFORMATIONS COMPLÉMENTAIRES\nAnglais : courant\nEspagnol : scolaire', 'languages'],
  ['INFORMATIONS COMPLÉMENTAIRES\nPermis B, disponible de suite', 'other'],
  ['ENGAGEMENTS\nTrésorière de l’association sportive', 'interests'],
  ['PARCOURS\n2016 : Licence de droit, Université d’Angers\n2013 : Baccalauréat ES, lycée David', 'education'],
  ['PARCOURS\n2015 – 2018 : Secrétaire, Mairie de Cholet', 'experience'],
  ['PARCOURS EN BREF\n2015 – 2018 : Secrétaire, Mairie de Cholet', 'experience'],
  ['PARCOURS EN BREF\nDix ans au service des élus, de l’accueil au budget.', 'summary'],
  ['CURSUS\n2015 – 2018 : Secrétaire, Mairie de Cholet', 'experience'],
  ['CURSUS\n2016 : Licence de droit, Université d’Angers', 'education'],
  ['MES ATOUTS\nComptabilité générale\nPaie\nSage\nExcel', 'skills'],
  ['MES ATOUTS\nRigoureuse\nAutonome\nSens du service', 'soft'],
  ['PROFIL\n2015 – 2018 : Secrétaire, Mairie de Cholet\n2012 – 2015\tHôtesse de caisse, Super Anjou', 'experience'],
  ['PROFIL\n2015 – 2018 : Secrétaire, Mairie de Cholet\nRigueur et discrétion\nGoût du contact', 'summary'],
  ['ET AUSSI\nChant choral, aviron. Permis B.', 'interests'],
  ['ET AUSSI\nPermis B, Anglais : notions, Ordinateur : traitement de texte, lecture', 'other'],
  ['LE RESTE\nSérieuse et ponctuelle.\nBelote, marche en forêt', 'interests'],
  ['LE RESTE\nPermis B, disponible de suite', 'other'],
  ['EN PLUS\nPSC1 (2024), permis B. Anglais B2.', 'other'],
  ['EN PLUS\nAnglais : courant\nEspagnol : scolaire', 'languages'],
  ['UN PEU PLUS SUR MOI\nJudo en club, pêche, tricot.', 'interests'],
  ['UN PEU PLUS SUR MOI\nPermis B, disponible de suite', 'other'],
  ['EN PLUS\nCouture, chant choral', 'interests'],
  ['POUR EN SAVOIR PLUS\nPermis B. Judo en club, pêche, tricot.', 'interests'],
  ['POUR EN SAVOIR PLUS\nPermis B, disponible de suite', 'other'],
  ['EXTRAS\nPhotographie, tricot', 'interests'],
  [
    'EXTRAS\n2014 – 2018 : Serveuse, Traiteur Lemaire, Angers\n2012 – 2014 : Hôtesse d’accueil, Salon du Cheval, Angers',
    'experience',
  ],
  ['EXTRAS & SAISONS\nServeuse, Traiteur Lemaire, Angers, été 2014', 'experience'],
  ['PASSE-TEMPS\nTricot', 'interests'],
  ['TITRES ET TRAVAUX\nArticle dans une revue', 'other'],
])('what stands under a heading tells its kind: %j', (text, kind) => {
  expect(parseCv({ text: above + text }).headings.at(-1)).toEqual({ text: text.split('\n')[0], kind });
});
