import { expect, test } from 'vitest';
import { findPhrases } from './find-phrases.ts';
import { sentencesOf } from './sentences.ts';
import { splitOffer } from './split-offer.ts';

/** What a line of duties asks for; with a dash it is a bullet. */
function dutiesOf(line: string): string[] {
  const text = `Vos missions\n${line}`;
  const [duty] = splitOffer(text).slice(1);
  return duty
    ? sentencesOf(duty).flatMap((sentence) =>
        findPhrases(text, sentence, { duties: true, list: duty.bullet }).map(({ term }) => term),
      )
    : [];
}

test.each([
  ['- Rédiger les procédures', ['rédaction des procédures']],
  ['- effectuer les rondes de nuit', ['rondes de nuit']],
  ['- contrôler les accès et gérer les clés', ['contrôle des accès', 'gestion des clés']],
  ['- Assurer le support VIP et la téléphonie', ['support VIP', 'téléphonie']],
  ['- accueillir et installer la clientèle', ['installation de la clientèle']],
  ['- recueillir les besoins des directions', ['recueil des besoins']],
  ['- mettre à jour les tarifs', ['mise à jour des tarifs']],
  ['- découper, flamber', ['découpe', 'flambage']],
  ['- prépare ses séquences', ['préparation des séquences']],
  ['- rédiges et négocies les baux', ['négociation des baux']],
  ['- Design and build scale models', ['scale models']],
  ['- semer et biner', ['semis', 'binage']],
  ['- traiter les demandes de congés', ['traitement des demandes de congés']],
  ['- mettre les stocks à jour et classer les plans', ['mise à jour des stocks', 'classement des plans']],
  ['- remettez les armoires sous tension', ['remise sous tension des armoires']],
])('a bullet: « %s »', (line, terms) => {
  expect(dutiesOf(line)).toEqual(terms);
});

test.each([
  ['Vous posez des clôtures, vous remplissez les fiches de chantier.', ['pose de clôtures', 'fiches de chantier']],
  ['Tu prendras les cotes et tu déposeras les gravats.', ['prise des cotes', 'dépose des gravats']],
  ['Concrètement tu vas poser les câbles, raccorder les bornes.', ['pose des câbles', 'raccordement des bornes']],
  ['Vous serez chargé(e) de tailler les haies.', ['taille des haies']],
  ['L’agent effectue les rondes.', ['rondes']],
  ['Vous préparez les chantiers : métrés, phasage.', ['préparation des chantiers', 'métrés', 'phasage']],
])('a sentence: « %s »', (line, terms) => {
  expect(dutiesOf(line)).toEqual(terms);
});

test.each([
  'Vous travaillez avec Corinne et nos équipes.',
  'Vous aimez les challenges.',
  'Nous recherchons la perle rare.',
  'Vous intervenez pour garantir la satisfaction de nos clients.',
  '- échanger chaque semaine avec les utilisateurs',
  '- assurer la qualité et la performance',
])('« %s » asks for nothing that can be looked for', (line) => {
  expect(dutiesOf(line)).toEqual([]);
});

test('the words that only lead to the thing are left out', () => {
  const text = 'Profil\nUne bonne connaissance des matières et des coupes\nÀ l’aise avec la soudure';
  const [, , second] = splitOffer(text);
  const first = splitOffer(text)[1];
  const terms = [first, second].flatMap((line) =>
    line ? sentencesOf(line).flatMap((sentence) => findPhrases(text, sentence, { duties: false, list: false })) : [],
  );
  expect(terms.map(({ term }) => term)).toEqual(['matières', 'coupes', 'soudure']);
});

test('quotes hold the verb and its object, in the offer’s own words', () => {
  const text = 'Vos missions\n- Rédiger les procédures internes avec soin';
  const [, duty] = splitOffer(text);
  if (!duty) throw new Error('no line');
  const [phrase] = sentencesOf(duty).flatMap((sentence) => findPhrases(text, sentence, { duties: true, list: true }));
  expect(phrase && text.slice(phrase.start, phrase.end)).toBe('Rédiger les procédures internes');
});
