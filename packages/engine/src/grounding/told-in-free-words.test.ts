import { describe, expect, test } from 'vitest';
import { findUngrounded } from './find-ungrounded.ts';

const cv = `Maud Lachenal
Électricienne de maintenance
12 rue du Moulin, 73000 Chambéry
maud.lachenal@example.org

EXPÉRIENCE
Huit ans de vente aux pâtissiers, d’abord en salle d’exposition puis en tournée
Attachée commerciale
Fournil Équipement, Chambéry
mars 2021 – aujourd’hui
- Recrutement des saisonniers : annonces, tri (70 postes par été)
- Réfection de toitures d’ateliers
- Ronde de 21 h 30 à 5 h 30, contrôle toutes les demi-heures
- Procès-verbaux des réunions de chantier
- Automates (lecture, modifications simples) sous Codesys
Vendeuse en salle d’exposition
Fournil Équipement, Chambéry
octobre 2018 – février 2021
Serveuse
Pizzeria Da Nino, Aix-les-Bains
juin 2016 – août 2018 (24 h par semaine)
- Clientèle britannique

FORMATION
2019 : Titre professionnel Technicienne de réseaux, Afpa de Chambéry, obtenu
2016 : Baccalauréat professionnel Électrotechnique, lycée Monge, Chambéry (niveau, diplôme non obtenu)
2014 : CAP Pâtissier, par correspondance, CNED, obtenu
VAE Moniteur éducateur : livret 2 en cours d’écriture

CERTIFICATIONS
Prince2 Foundation (2023)
CACES R489 cat. 3
février 2024 à février 2029
Permis B en cours (code obtenu)

OUTILS
Codesys (bases), Docker, Redis

LANGUES
Italien : C1`;
const offer = `Commerciale itinérante (H/F), temps partiel. Vous menez des entretiens de vente et suivez les toits des ateliers.
La réfection des toits serait un plus. Docker et Redis appréciés.`;
const quotes = (text: string) => findUngrounded(text, { cv, offer, today: '2026-11-30' }).map(({ quote }) => quote);

describe('what the documents tell in other words', () => {
  test.each([
    [
      'a list that is the subject of another verb',
      'Je suis certifiée Prince2 Foundation, et Docker et Redis font partie de mes outils.',
    ],
    ['a licence of which the theory is passed', 'Pour le permis B, j’ai déjà le code.'],
    [
      'a nation of two words by those who live there',
      'Je servais des vacanciers de Grande-Bretagne et du Royaume-Uni.',
    ],
    ['hours by their number', 'Je travaillais à temps partiel à la pizzeria.'],
    ['what a house makes', 'Je servais des pizzas.'],
    ['a category with its word cut short', 'Mon CACES 3 court jusqu’en 2029.'],
    ['a level reached without the diploma', 'J’ai le niveau du bac pro électrotechnique.'],
    ['how a diploma was prepared', 'J’ai passé le CAP pâtissier par correspondance, avec le CNED.'],
    ['a file that is being written', 'J’écris en ce moment le livret 2 de ma VAE.'],
    ['posts by whoever fills them', 'Je recrute soixante-dix saisonniers chaque été.'],
    ['a bracket that goes on from reading to changing', 'Je lis un programme sous Codesys.'],
    ['the noun of a verb', 'J’ai refait des toits d’ateliers.'],
    ['a night between two times', 'Mes rondes durent huit heures.'],
    ['half an hour of « toutes les demi-heures »', 'Une demi-heure, c’est l’intervalle entre mes contrôles.'],
    ['the initials of a word with a hyphen', 'J’ai rédigé les PV des réunions.'],
    [
      'the length of one job beside that of all',
      'J’ai d’abord servi les pâtissiers en salle d’exposition, deux ans et demi.',
    ],
    ['nearly a higher level', 'Mon italien est presque bilingue.'],
  ])('%s passes', (_, text) => {
    expect(quotes(text)).toEqual([]);
  });

  test.each([
    ['J’ai le permis B.', 'permis B'],
    ['Je servais des vacanciers des Pays-Bas.', 'Pays'],
    ['Je recrute cent dix saisonniers chaque été.', 'cent dix'],
    ['Mes rondes durent onze heures.', 'onze heures'],
    ['Mon italien est bilingue.', 'italien'],
    ['J’ai mon CACES 5.', 'CACES 5'],
    ['J’ai d’abord servi les pâtissiers en salle d’exposition, quatre ans et demi.', 'quatre ans et demi'],
  ])('what is more is reported: %s', (text, part) => {
    expect(quotes(text).join(' ')).toContain(part);
  });
});

const others = `Yannick Prévost
Assistant technique et conducteur d’engins
yannick.prevost@example.org

EXPÉRIENCE
Conducteur d’engins, Terrassements Aubry, Nevers
2019 – 2026
- Secteur Nièvre et Cher
- CACES R482 et R485

FORMATION
2026 : Titre professionnel Assistant ressources humaines, Afpa de Nevers. En cours
2025 : BTS Travaux publics, Greta, en cours
2012 : Brevet professionnel Conducteur d’engins, Nevers, non obtenu
2010 : CAP Conducteur d’engins, CFA de Nevers, obtenu
2008 : Diplôme national du brevet, collège Adam-Billaut, Nevers`;
const found = (text: string) => findUngrounded(text, { cv: others, today: '2026-11-30' }).map(({ quote }) => quote);

describe('papers told in other words', () => {
  test.each([
    'J’ai mon brevet des collèges et mon CAP.',
    'Je suis titulaire d’un CAP et bientôt, je l’espère, d’un brevet professionnel.',
    'J’ai un CAP et, si tout va bien, un BTS.',
    'Mon CAP et mon brevet viennent tous deux de Nevers.',
    'Mes CACES : la pelle et le gerbeur.',
    'Je travaille dans le Cher et la Nièvre.',
  ])('pass: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    ['J’ai obtenu le titre d’assistant RH.', 'titre'],
    ['Je travaille dans la Nièvre et l’Allier.', 'Allier'],
    ['J’ai mon brevet professionnel.', 'brevet'],
  ])('what they are not is reported: %s', (text, part) => {
    expect(found(text).join(' ')).toContain(part);
  });
});
