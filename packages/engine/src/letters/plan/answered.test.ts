import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { letterFacts } from '../facts/letter-facts.ts';
import { professional } from '../tones/professional.ts';
import { writeLetter } from '../write-letter.ts';
import { answeredOf } from './answered.ts';

const cv = parseCv({
  text: `Lou Marchal
Comptable
44000 Nantes – 06 39 98 40 16 – lou.marchal@example.com

EXPÉRIENCE
Comptable, Lacoste Bâtiment, Nantes
2016 – présent
- Rapprochements bancaires de cinq comptes
- Déclarations de TVA

COMPÉTENCES
Sage 100 Comptabilité, Cegid (notions), marchés publics, Word

FORMATION
2015 : BTS Comptabilité et gestion`,
});
const offer = parseOffer(`Comptable (H/F)
Darnal, Nantes – CDI

Missions
- Rapprochements bancaires
- Déclarations de TVA

Profil
- Vous maîtrisez Sage 100 et Cegid
- Connaissance des marchés publics exigée`);
const input = { cv, offer, today: '2026-11-23' } as const;
const said = (...sentences: string[]) =>
  answeredOf(letterFacts(input), professional, sentences).flatMap(({ wordings }) => wordings[0]?.text ?? []);

test('what the offer asks for, the CV lists and no sentence tells is told, and no first notions', () => {
  expect(said('Je fais les rapprochements bancaires et les déclarations de TVA.')).toEqual([
    'Je connais également Sage 100 Comptabilité et les marchés publics.',
  ]);
  expect(said('Je pratique Sage 100 Comptabilité, la TVA et les rapprochements bancaires.')).toEqual([
    'Je connais également les marchés publics.',
  ]);
});

test('a letter is silent about no condition that the CV meets', () => {
  const { paragraphs } = writeLetter({ ...input, tone: 'professionnel' });
  const text = paragraphs.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)).join(' ');
  expect(text).toContain('marchés publics');
  expect(text).toContain('Sage 100');
});

test('a course is followed and a certificate held: neither is something one knows', () => {
  const own = parseCv({
    text: `Lou Marchal
lou.marchal@example.com

EXPÉRIENCE
Chef de projet, Lacoste, Nantes, 2016 – présent
- Suivi des projets

COMPÉTENCES
Formation HACCP, gestion de projet`,
  });
  const wanted = parseOffer('Chef de projet (H/F)\nProfil\n- Formation HACCP exigée');
  const sentences = answeredOf(letterFacts({ cv: own, offer: wanted, today: '2026-11-23' }), professional, []).flatMap(
    ({ wordings }) => wordings[0]?.text ?? [],
  );
  expect(sentences.join(' ')).not.toMatch(/mon CV répond|connais également (?:la )?formation/i);
});
