import { describe, expect, test } from 'vitest';
import { groundingOf } from './find-ungrounded.ts';

const check = groundingOf({
  cv: `Maëlle Quéméner-Roy
Conductrice de car
39 ans, permis B et D
Lorient – 06 39 98 44 21 – maelle.quemener@example.com

EXPÉRIENCE
Mars 2018 – aujourd’hui : Conductrice de car, Transports Ar Mor, Lorient
- Lignes interurbaines et scolaires, vente des titres, tenue de la caisse
- Une quarantaine d’arrêts par jour, 12 circuits scolaires
- Clients satisfaits : 68 % en 2019, 92 % en 2024
2014 – 2017 : Animatrice, Centre de loisirs de Ploemeur
- 26 heures par semaine, groupes de 18 enfants
Saisons 2012 et 2013 : serveuse, Crêperie du Blavet, Hennebont

FORMATION
2017 : Titre professionnel Conducteur de transport en commun – obtenu
2006 : B.E.P. Vente, lycée Marie-Le Franc
2005 : Baccalauréat ES, lycée Dupuy-de-Lôme

CERTIFICATIONS
FCO voyageurs à jour, Master Class d’écoconduite`,
  today: '2026-11-30',
});
const quotes = (text: string) => check(text).map(({ quote }) => quote);

describe('reported', () => {
  test.each([
    // Figures of nothing the documents tell of.
    ['J’ai augmenté les ventes de 35 %.', '35 %'],
    ['J’ai réduit les stocks de 74 %.', '74 %'],
    ['J’ai ouvert 37 magasins.', '37 magasins'],
    ['Je servais 42 couverts par jour.', '42 couverts'],
    ['J’ai doublé la marge du rayon.', 'doublé'],
    ['J’ai plus de vingt-huit ans d’expérience.', 'vingt-huit ans'],
    // Another diploma than the one that is told.
    ['J’ai obtenu mon bac STMG en 2005.', 'bac STMG'],
    ['J’ai obtenu mon baccalauréat scientifique en 2005.', 'baccalauréat scientifique'],
    ['J’ai décroché un titre Concepteur développeur d’applications.', 'titre Concepteur développeur d’applications'],
    // A duty is no post, and a post of which no word is told is none of theirs.
    ['Je suis vendeuse chez Transports Ar Mor.', 'vendeuse'],
    ['J’ai été fille au pair chez Transports Ar Mor.', 'fille au pair'],
    ['Je suis certifiée Scrum Master.', 'Scrum Master'],
    // True of another house, or another diploma.
    ['J’ai rejoint la Crêperie du Blavet en 2018.', '2018'],
    ['J’ai travaillé chez Transports Ar Mor de 2012 à 2013.', '2012'],
    ['Chez Transports Ar Mor, j’étais animatrice.', 'animatrice'],
    ['J’ai obtenu mon bac ES en 2017.', '2017'],
    // Events of a life.
    ['J’ai créé mon entreprise en 2013.', 'créé mon entreprise'],
    ['J’ai servi dans l’armée de terre.', 'servi dans l’armée'],
    ['J’ai publié un livre sur le tourisme.', 'publié un livre'],
    ['Je joue du piano.', 'Je joue du piano'],
    ['J’ai travaillé dans un bloc opératoire.', 'travaillé dans un bloc opératoire'],
  ])('%s', (text, quote) => {
    expect(quotes(text).some((found) => found.includes(quote) || quote.includes(found))).toBe(true);
  });
});

describe('passes', () => {
  test.each([
    'J’ai obtenu mon bac ES en 2005.',
    'Mon bac économique et social date de 2005.',
    'Titulaire d’un BEP Vente, je sais compter.',
    'Je suis conductrice de car chez Transports Ar Mor.',
    'J’ai été serveuse à la Crêperie du Blavet.',
    'J’ai rejoint Transports Ar Mor en 2018.',
    'J’ai travaillé au Centre de loisirs de Ploemeur de 2014 à 2017.',
    'Avant de rejoindre Transports Ar Mor, j’ai passé mon titre professionnel en 2017.',
    'La satisfaction des clients a gagné 24 points.',
    'Je dessers une quarantaine d’arrêts par jour.',
    'À 39 ans, je connais toutes les routes du Morbihan.',
    'Conductrice, 39 ans, je cherche un poste de jour.',
  ])('%s', (text) => {
    expect(quotes(text)).toEqual([]);
  });
});
