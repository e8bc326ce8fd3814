import type { Letter } from '@coach/contracts/letter';
import { expect, test } from 'vitest';
import { draftOf, plainText, textsOf } from './letter-texts.ts';

const letter: Letter = {
  tone: 'direct',
  sender: { fullName: 'Ana Roux', city: 'Lyon', phone: null, email: 'ana@example.com' },
  recipient: { company: 'Hexalia', contact: 'Service recrutement', city: null },
  placeAndDate: 'Lyon, le 21 novembre 2026',
  subject: 'Candidature',
  salutation: 'Madame, Monsieur,',
  paragraphs: [
    {
      role: 'you',
      sentences: [
        { text: 'Un.', evidence: [] },
        { text: 'Deux.', evidence: [] },
      ],
    },
    { role: 'me', sentences: [{ text: 'Trois.', evidence: [] }] },
  ],
  closing: 'Je vous salue.',
  signature: 'Ana Roux',
  missing: [],
  words: 8,
};
const texts = textsOf(letter);

test('only what was changed is sent, and spaces at the ends are no change', () => {
  expect(draftOf({ ...texts, subject: ' Candidature ', paragraphs: ['Un. Deux.', 'Trois. '] }, texts)).toBeNull();
  expect(draftOf({ ...texts, paragraphs: ['Un.', '', 'Trois.'] }, texts)).toEqual({ paragraphs: ['Un.', 'Trois.'] });
  expect(draftOf({ ...texts, paragraphs: ['Un.\n \nDeux.', 'Trois.'] }, texts)?.paragraphs).toHaveLength(3);
  expect(draftOf({ ...texts, sender: { ...texts.sender, city: ' ' } }, texts)).toEqual({
    sender: { fullName: 'Ana Roux', city: null, phone: null, email: 'ana@example.com' },
  });
});

test('the plain text leaves no hole for a line that is not there', () => {
  expect(
    plainText({ ...texts, placeAndDate: '' })
      .split('\n\n')
      .slice(0, 3),
  ).toEqual(['Ana Roux\nLyon\nana@example.com', 'Hexalia\nService recrutement', 'Objet\u00a0: Candidature']);
});
