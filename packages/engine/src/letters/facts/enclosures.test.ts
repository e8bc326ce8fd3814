import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { enclosureOf } from './enclosures.ts';
import { letterFacts } from './letter-facts.ts';

const cap = { degree: 'CAP Cuisine', school: null, year: '2014', obtained: true };
const bac = { degree: 'Bac pro Cuisine', school: null, year: '2016', obtained: true };
const underWay = { degree: 'Licence de droit', school: null, year: '2028', obtained: false };
const enclosureFor = (line: string, education = [cap, bac], missions = 'Préparer les repas') =>
  enclosureOf(
    letterFacts({
      cv: makeCv({ education }),
      offer: parseOffer(`Cuisinier (H/F)\nVos missions\n- ${missions}\nPostuler\n${line}\n`),
      today: '2026-11-29',
    }),
  )?.text ?? null;

test('the copies that an offer wants are enclosed, as many as it wants and the CV holds', () => {
  const many = 'Vous trouverez ci-joint la copie de mes diplômes.';
  const one = 'Vous trouverez ci-joint la copie de mon diplôme.';
  expect(enclosureFor('Adressez CV, lettre et copie des diplômes à la mairie.')).toBe(many);
  expect(enclosureFor('Joindre la copie de votre diplôme.')).toBe(one);
  expect(enclosureFor('Adressez CV, lettre et copie des diplômes à la mairie.', [cap])).toBe(one);
});

test('what nobody asks for, what the CV does not hold and what the work consists of are none', () => {
  expect(enclosureFor('Adressez CV et lettre à la mairie.')).toBeNull();
  expect(enclosureFor('Joindre la copie du permis.')).toBeNull();
  expect(enclosureFor('Joindre la copie de votre diplôme.', [underWay])).toBeNull();
  expect(enclosureFor('Adressez votre CV.', [cap], 'Classer les copies des diplômes des salariés')).toBeNull();
});
