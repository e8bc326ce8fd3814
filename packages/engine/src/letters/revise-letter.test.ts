import type { Letter } from '@coach/contracts/letter';
import { expect, test } from 'vitest';
import { reviseLetter } from './revise-letter.ts';

const proof = (quote: string) => [{ source: 'cv' as const, start: 0, end: quote.length, quote }];
const sentence = (text: string) => ({ text, evidence: proof(text.slice(0, 6)) });

const letter: Letter = {
  tone: 'direct',
  sender: { fullName: 'Camille Roux', city: 'Nantes', phone: null, email: 'camille.roux@example.com' },
  recipient: { company: 'Ardoise', contact: 'Service recrutement', city: null },
  placeAndDate: 'Nantes, le 21 novembre 2026',
  subject: 'Candidature au poste de vendeuse',
  salutation: 'Madame, Monsieur,',
  paragraphs: [
    { role: 'you', sentences: [sentence('Vous cherchez une vendeuse\u202f: me voici.')] },
    {
      role: 'me',
      sentences: [sentence('Une fierté, pour commencer. J’ai ouvert deux rayons.'), sentence('J’ai le permis B.')],
    },
    { role: 'us', sentences: [sentence('Je suis libre dès lundi.')] },
  ],
  closing: 'Recevez mes salutations.',
  signature: 'Camille Roux',
  missing: ['Excel'],
  words: 0,
};
const textsOf = ({ paragraphs }: Letter) =>
  paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' '));
const revised = (...paragraphs: string[]) => reviseLetter({ letter, draft: { paragraphs } });

test('an empty draft changes nothing but the count of words', () => {
  expect(reviseLetter({ letter, draft: {} })).toEqual({ ...letter, words: 28 });
});

test('the same texts keep every proof, whatever spaces and apostrophes were typed', () => {
  const { paragraphs } = reviseLetter({ letter, draft: { paragraphs: textsOf(letter) } });
  expect(paragraphs).toEqual(letter.paragraphs);
  const retyped = revised("Vous cherchez une vendeuse : me voici. J'ai le permis B.").paragraphs[0]?.sentences;
  expect(retyped).toEqual([
    { text: 'Vous cherchez une vendeuse : me voici.', evidence: proof('Vous c') },
    { text: "J'ai le permis B.", evidence: proof('J’ai l') },
  ]);
});

test('a sentence changed or added has no proof, those beside it keep theirs', () => {
  const [, second] = revised(
    'a',
    'J’ai tenu M. Petit au courant. J’ai le permis B. Et C ! J’ai le permis BE.',
    'b',
  ).paragraphs;
  expect(second?.sentences).toEqual([
    { text: 'J’ai tenu M. Petit au courant.', evidence: [] },
    { text: 'J’ai le permis B.', evidence: proof('J’ai l') },
    { text: 'Et C !', evidence: [] },
    { text: 'J’ai le permis BE.', evidence: [] },
  ]);
});

test('words before a proven sentence make another sentence of it', () => {
  const [first] = revised('Il est faux que J’ai le permis B.').paragraphs;
  expect(first?.sentences).toEqual([{ text: 'Il est faux que J’ai le permis B.', evidence: [] }]);
});

test('a sentence of the original that is put back has its proof again', () => {
  const changed = revised('Autre chose.');
  const back = reviseLetter({ letter: changed, original: letter, draft: { paragraphs: ['J’ai le permis B.'] } });
  expect(back.paragraphs[0]?.sentences[0]?.evidence).toEqual(proof('J’ai l'));
});

test.each([
  ['line breaks', 'J’ai le permis B.\nJe suis libre dès lundi.\n\nEt voilà.  Bien. Bon'],
  ['no end of sentence', 'a'.repeat(5_000)],
  ['ends of sentences alone', '. '.repeat(2_499).trim()],
  ['spaces alone between', `A.${' '.repeat(4_990)}B.`],
  ['markup, controls and half a character', '<b>{x}</b>\u0000\u202e "{{1}}" \ud800 🚀. Ωμέγα ؟'],
])('%s come back as they were written', (_, text) => {
  expect(textsOf(revised('Début.', text, text))).toEqual(['Début.', text, text]);
});

test('of sentences on lines of their own, joined, all must be proven', () => {
  const [first, second] = revised('J’ai le permis B.\nJe suis libre dès lundi.', 'J’ai le permis B.\nEt C.').paragraphs;
  expect(first?.sentences).toEqual([
    { text: 'J’ai le permis B.\nJe suis libre dès lundi.', evidence: [...proof('J’ai l'), ...proof('Je sui')] },
  ]);
  expect(second?.sentences).toEqual([{ text: 'J’ai le permis B.\nEt C.', evidence: [] }]);
});

test('roles follow the paragraphs: kept where they stay, by place where they are new; empty ones go', () => {
  const roles = (...texts: string[]) => revised(...texts).paragraphs.map(({ role }) => role);
  const [you = '', me = '', us = ''] = textsOf(letter);
  expect(roles('x', 'y', 'z')).toEqual(['you', 'me', 'us']);
  expect(roles(you, 'Nouveau.', me, us)).toEqual(['you', 'me', 'me', 'us']);
  expect(roles(me, '  ', us)).toEqual(['me', 'us']);
  expect(roles('x', 'y', 'z', 't', 'u')).toEqual(['you', 'me', 'me', 'me', 'us']);
  expect(roles('')).toEqual([]);
});

test('lines of the head are changed alone; one left empty is a line the letter does not have', () => {
  const changed = reviseLetter({
    letter,
    draft: { sender: { fullName: 'C. Roux', city: '', phone: null, email: '' }, closing: 'À bientôt,' },
  });
  expect(changed).toEqual({
    ...letter,
    sender: { fullName: 'C. Roux', city: null, phone: null, email: null },
    closing: 'À bientôt,',
    words: 27,
  });
});
