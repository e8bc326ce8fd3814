import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { askedNames } from './asked-names.ts';
import { letterFacts } from './letter-facts.ts';

const offer = parseOffer(`Gestionnaire d’assurances (H/F)
Mutuelle Ardelle, Niort – CDI

Missions
- Instruction des dossiers

Profil
- Vous maîtrisez Navireo et le logiciel Prelys
- La pratique de Guidewire serait un plus
- La maîtrise de Trackforce serait appréciée
- Connaissance de l’AMDEC et de Word`);

const namesOf = (skills: string) =>
  askedNames(
    letterFacts({
      cv: parseCv({
        text: `Lou Marchal
Gestionnaire d’assurances
79000 Niort – 06 39 98 40 16 – lou.marchal@example.com

EXPÉRIENCE
Gestionnaire, Mutuelle Bréval, Niort
2016 – présent
- Instruction des dossiers

COMPÉTENCES
${skills}`,
      }),
      offer,
      today: '2026-11-23',
    }),
  ).map(({ text }) => text);

test('a name that the offer writes, condition or plus, is found in the lists of the CV, the conditions first', () => {
  expect(namesOf('Guidewire, Navireo, Excel')).toEqual(['Navireo', 'Guidewire']);
});

test('a name inside an item is found, and what everybody has at hand or is little is not', () => {
  expect(namesOf('main courante Trackforce, Word')).toEqual(['Trackforce']);
  expect(namesOf('Guidewire (notions), Navireo ●●○○○')).toEqual([]);
});

test('letters that stand for a method are no name without their article', () => {
  expect(namesOf('AMDEC')).toEqual([]);
});
