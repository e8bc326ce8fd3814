import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { enclosureOf } from './enclosures.ts';
import { letterFacts } from './letter-facts.ts';

const education = [{ degree: 'CAP Cuisine', school: null, year: '2014', obtained: true }];
const enclosureFor = (line: string) =>
  enclosureOf(
    letterFacts({
      cv: makeCv({ education }),
      offer: parseOffer(`Cuisinier (H/F)\nVotre profil\nCAP Cuisine.\n${line}\n`),
      today: '2026-11-29',
    }),
  )?.text ?? null;

test('the copies that an offer wants are said to be at hand', () => {
  expect(enclosureFor('Adressez CV, lettre et copie des diplômes à la mairie.')).toBe(
    'Je tiens à votre disposition la copie de mes diplômes, que vous demandez.',
  );
  expect(enclosureFor('Joindre la copie de votre diplôme.')).toBe(
    'Je tiens à votre disposition la copie de mon diplôme, que vous demandez.',
  );
});

test('an offer that wants none has none', () => {
  expect(enclosureFor('Vous préparez des copies à corriger.')).toBeNull();
});
