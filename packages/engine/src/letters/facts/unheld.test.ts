import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { letterFacts } from './letter-facts.ts';
import { unheldOf } from './unheld.ts';

const unheldFor = (profile: string, listed: string[] = [], missions = '') =>
  unheldOf(
    letterFacts({
      cv: makeCv({ listed }),
      offer: parseOffer(`Technicien de maintenance (H/F)\nVos missions\n${missions}\nVotre profil\n${profile}\n`),
      today: '2026-11-29',
    }),
  ).map(({ text }) => text);

test('what is asked of whoever applies and the CV does not name is owned up to, the conditions first', () => {
  expect(unheldFor('Vous connaissez SAP.')).toEqual(['SAP']);
  expect(unheldFor('Vous connaissez TIA Portal.\nLa maîtrise de SolidWorks est indispensable.')).toEqual([
    'SolidWorks',
    'TIA Portal',
  ]);
});

test('a condition without a name is told as a thing', () => {
  expect(unheldFor('La fiscalité internationale est indispensable.')).toEqual(['la fiscalité internationale']);
});

test('tools of the work are told, boards and partners of it are not', () => {
  expect(unheldFor('', [], '- saisir les interventions dans SolidWorks')).toEqual(['SolidWorks']);
  expect(unheldFor('', [], '- travailler en partenariat avec la PMI')).toEqual([]);
  expect(unheldFor('Vous échangez avec la CPAM et l’URSSAF, indispensable.')).toEqual([]);
  expect(unheldFor('Le travail posté est indispensable.')).toEqual([]);
});

test('what the CV names, what everyone has at hand, what is only wished for and what another tool answers are not', () => {
  expect(unheldFor('Vous connaissez SAP.', ['SAP'])).toEqual([]);
  expect(unheldFor('Vous connaissez Sage 100.', ['Sage'])).toEqual([]);
  expect(unheldFor('Vous connaissez InDesign et Photoshop.', ['Suite Adobe'])).toEqual([]);
  expect(unheldFor('Vous connaissez Slack et Excel.')).toEqual([]);
  expect(unheldFor('La connaissance de SAP serait un plus.')).toEqual([]);
  expect(unheldFor('Vous maîtrisez SolidWorks ou AutoCAD.', ['AutoCAD'])).toEqual([]);
});

test('two at most', () => {
  expect(unheldFor('Vous connaissez SAP, SolidWorks, TIA Portal et Kubernetes.')).toHaveLength(2);
});
