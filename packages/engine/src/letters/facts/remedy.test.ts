import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { letterFacts } from './letter-facts.ts';
import { remedyOf } from './remedy.ts';

const remedyIn = (line: string) =>
  remedyOf(
    letterFacts({ cv: makeCv(), offer: parseOffer(`Comptable (H/F)\nVotre profil\n${line}\n`), today: '2026-11-29' }),
  )?.text ?? null;

test('what the offer provides for whoever begins is when one learns', () => {
  expect(remedyIn('Trois semaines de passation avec votre prédécesseur.')).toBe('pendant la passation');
  expect(remedyIn('Vous suivrez un parcours d’intégration de deux semaines.')).toBe(
    'pendant votre parcours d’intégration',
  );
  expect(remedyIn('Une formation interne aux logiciels est prévue.')).toBe('grâce à la formation que vous assurez');
});

test('a tutor that the post itself is to be is no remedy, and silence is none', () => {
  expect(remedyIn('Vous serez tuteur de deux apprentis.')).toBeNull();
  expect(remedyIn('Vous êtes rigoureux.')).toBeNull();
});
