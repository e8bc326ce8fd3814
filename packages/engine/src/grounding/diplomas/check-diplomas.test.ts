import { describe, expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';
import { kindsFound } from '../testing/cv-with.ts';

const check = groundingOf({
  cv: `Iris Delmotte
Expérience professionnelle
Animatrice, Centre social Les Tilleuls, Roubaix, depuis 2018
Formation
2022 : Licence LEA anglais-allemand, université de Lille, première année non validée
2021 : Diplôme universitaire Didactique du FLE, Lille
2020 : Titre professionnel Formateur : CCP 1 obtenu, CCP 2 à présenter
2018 : Concours de recrutement de professeurs des écoles, académie de Lille
2017 : Titre professionnel Concepteur web (niveau 6), école Nordcode, Lille
2014 : BTS Tourisme, lycée Gaston-Berger, Lille`,
  today: '2026-11-21',
});
const diplomas = (text: string) => check(text).filter(({ kind }) => kind === 'diploma');

describe('diplomas', () => {
  test.each([
    ['Titulaire du titre professionnel Formateur, je prépare des groupes au CléA.', 'Titulaire du titre professionnel'],
    ['J’ai une licence LEA obtenue en 2022.', 'licence LEA obtenue'],
    ['Titulaire d’une licence LEA suivie à Lille.', 'Titulaire d’une licence LEA'],
    ['J’ai un niveau bac+5.', 'niveau bac+5'],
    ['BTS Tourisme, école Nordcode, 2014', 'BTS Tourisme, école Nordcode'],
    ['Mon master de tourisme m’a tout appris.', 'master de tourisme'],
  ])('are reported where they are not held: %s', (text, quote) => {
    expect(
      diplomas(text)
        .map((each) => each.quote)
        .join(),
    ).toContain(quote);
  });

  test.each([
    'J’ai commencé une licence de langues étrangères appliquées en 2021, sans aller au bout.',
    'Mon diplôme universitaire en didactique du français langue étrangère date de 2021.',
    'CRPE (2018), BTS Tourisme (2014)',
    'Titulaire d’un titre de niveau bac+3/4.',
    'J’ai préparé le titre professionnel Formateur, dont il me reste une partie à passer.',
    'BTS Tourisme préparé au lycée Gaston-Berger.',
  ])('are left alone where they are told as the CV tells them: %s', (text) => {
    expect(diplomas(text)).toEqual([]);
  });
});

describe('a title held in part', () => {
  const study = 'Titre professionnel Serveur (non obtenu), 2 CCP sur 3 validés, 2016';

  test.each([
    'Je suis titulaire du titre professionnel Serveur (2 CCP sur 3 validés).',
    'J’ai obtenu le titre professionnel Serveur, 2 CCP sur 3.',
  ])('is no title held: %s', (text) => {
    expect(kindsFound({ study }, text)).toContain('diploma');
  });

  test.each(['Titre professionnel Serveur, 2 CCP sur 3', 'J’ai validé 2 CCP sur 3 du titre professionnel Serveur.'])(
    'may be told so: %s',
    (text) => {
      expect(kindsFound({ study }, text)).toEqual([]);
    },
  );
});

describe('a diploma that was not obtained', () => {
  const study =
    'Brevet professionnel Fleuriste, CFA de Tours, 2019 : non obtenu\nCAP Fleuriste, CFA de Tours, 2017 : obtenu';

  test.each([
    'Avec mon CAP et mon brevet professionnel, je suis prête pour votre boutique.',
    'Avec un brevet professionnel de fleuriste, je suis prête.',
    'J’ai obtenu le brevet professionnel de fleuriste et je ne manque pas d’énergie.',
  ])('is not brought along: %s', (text) => {
    expect(kindsFound({ study }, text)).toContain('diploma');
  });

  test.each([
    'Avec mon CAP de fleuriste, je suis prête pour votre boutique.',
    'Avec un brevet professionnel non obtenu, je continue d’apprendre.',
    'Avec le brevet professionnel que vous demandez, je pourrais tenir seule la boutique.',
    'Avec mon année de brevet professionnel, j’ai beaucoup appris.',
  ])('may be told as it is: %s', (text) => {
    expect(kindsFound({ study }, text)).toEqual([]);
  });
});
