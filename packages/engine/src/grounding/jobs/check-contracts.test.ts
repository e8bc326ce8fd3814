import { describe, expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';

const check = groundingOf({
  cv: `Yann Kerbrat
Jardinier
Expérience professionnelle
Jardinier paysagiste, Domaine des Hortensias, Quimper
De mars 2019 à aujourd’hui – CDI, temps partiel (28 h)
• Taille et entretien de 4 hectares
Ouvrier serriste, Pépinière Le Moal, Châteaulin
De juin 2016 à février 2019 – CDD de six mois puis CDI
• Rempotage de 3 000 plants
Agent d’entretien, Mairie de Douarnenez
De janvier 2015 à mai 2016 – CDD
• Désherbage de la voirie
Formation
CAPA Jardinier paysagiste, lycée de Bréhoulou, 2014`,
  today: '2026-11-21',
});
const contracts = (text: string) => check(text).filter(({ kind }) => kind === 'employer');

describe('contracts', () => {
  test.each([
    ['of an employer named', 'À la mairie de Douarnenez, j’étais en CDI.', 'CDI'],
    ['of a house told by its kind', 'J’ai d’abord travaillé en CDI dans une mairie.', 'CDI'],
    ['of the present job', 'Je travaille aujourd’hui en CDD.', 'CDD'],
    ['nobody tells', 'J’ai enchaîné les missions d’intérim.', 'missions d’intérim'],
    [
      'spelled out',
      'Embauché à la mairie de Douarnenez en contrat à durée indéterminée.',
      'contrat à durée indéterminée',
    ],
    [
      'of the public service',
      'Comme titulaire de la fonction publique, je désherbais la voirie.',
      'titulaire de la fonction publique',
    ],
    ['held for a part of the time only', 'J’étais en CDD pendant toute la période à la Pépinière Le Moal.', 'CDD'],
    ['of other hours', 'Au Domaine des Hortensias, je travaille à temps plein.', 'temps plein'],
    ['in capitals without accents', 'MAIRIE DE DOUARNENEZ, EN INTERIM, 2015-2016', 'EN INTERIM'],
  ])('reports one %s', (_, text, quote) => {
    expect(contracts(text).map((each) => each.quote.replace(/^à /, ''))).toEqual([quote]);
  });

  test.each([
    'Au Domaine des Hortensias, je suis en CDI à temps partiel.',
    'La Pépinière Le Moal m’a gardé en CDI après un CDD.',
    'J’ai été agent en contrat à durée déterminée à la mairie de Douarnenez.',
    'Je suis à la recherche d’un CDI à temps plein.',
    'Votre CDI à Brest m’attire.',
    'Je n’ai jamais travaillé en intérim.',
  ])('has nothing to say of: %s', (text) => {
    expect(contracts(text)).toEqual([]);
  });
});

const trained = groundingOf({
  cv: `Gaëlle Morvant
Charpentière
Expérience professionnelle
Charpentière, Toitures Bescond, Vannes
De mars 2019 à aujourd’hui – CDI
• Pose de fermes, formation de 3 saisonniers
Charpentière, Ateliers Kerloc, Lorient
De juin 2016 à février 2019 – CDD puis CDI
• Taille de pannes
2014 – 2016 : Apprentie, Maison Le Dréan, Auray
Formation
CAP Charpentier bois, CFA de Vannes, 2016`,
  today: '2026-11-29',
});

describe('what one’s standing was', () => {
  test.each([
    ['Toitures Bescond m’a reçue comme stagiaire.', 'stagiaire'],
    ['J’étais intérimaire chez Toitures Bescond.', 'intérimaire'],
    ['Chez Toitures Bescond, j’ai d’abord été saisonnière.', 'saisonnière'],
    ['J’étais apprentie chez Ateliers Kerloc.', 'apprentie'],
    ['J’étais en CDD chez Toitures Bescond.', 'CDD'],
  ])('is reported where it was another: %s', (text, quote) => {
    expect(trained(text).map((each) => each.quote)).toContain(quote);
  });

  test.each([
    'Je suis entrée chez Maison Le Dréan comme apprentie.',
    'Chez Ateliers Kerloc, j’étais d’abord en CDD.',
    'J’ai formé trois saisonniers.',
  ])('is borne out: %s', (text) => {
    expect(trained(text)).toEqual([]);
  });
});
