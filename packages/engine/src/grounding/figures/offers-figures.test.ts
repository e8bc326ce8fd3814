import { expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';
import { cvWith } from '../testing/cv-with.ts';

const offer =
  'Gestionnaire de contrats\nVous suivez 420 dossiers. Vous justifiez de 9 ans d’expérience dans un service semblable.';
const found = (text: string, duty?: string) =>
  groundingOf({ cv: cvWith({ duty }), offer, today: '2026-11-22' })(text).map(({ kind }) => kind);

test('a figure of the offer set against one’s own is theirs', () => {
  expect(found('Cent dix dossiers pour moi, quatre cent vingt pour votre service.', 'Suivi de 110 dossiers')).toEqual(
    [],
  );
});

test('« vos » gives a figure of the offer to them, whatever the sentence goes on with', () => {
  expect(found('Vos 420 dossiers ne me font pas peur : j’en ai suivi 110.', 'Suivi de 110 dossiers')).toEqual([]);
  expect(found('J’ai suivi 420 dossiers.', 'Suivi de 110 dossiers')).toEqual(['number']);
});

test.each([
  ['Forte de neuf ans d’expérience dans votre domaine, je postule.', 'duration'],
  ['J’ai suivi 420 dossiers pour votre secteur.', 'number'],
  ['J’ai suivi 420 dossiers au sein de votre branche.', 'number'],
])('a demand of the offer told as one’s own past is invented: %s', (text, kind) => {
  expect(found(text)).toContain(kind);
});
