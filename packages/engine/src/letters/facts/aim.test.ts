import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { aimOf } from './aim.ts';
import { letterFacts } from './letter-facts.ts';

const aimFor = (profile: string, listed: string[] = []) =>
  aimOf(
    letterFacts({
      cv: makeCv({ listed }),
      offer: parseOffer(`Aide-soignant (H/F)\nVotre profil\n${profile}\n`),
      today: '2026-11-22',
    }),
  )?.piece.text ?? null;

test('a tool or a method that the CV is silent on is something to learn, with its article', () => {
  expect(aimFor('Vous travaillez sur un ERP, idéalement Clipper.')).toBe('Clipper');
  expect(aimFor('Serait un plus : la connaissance du logiciel Osiris.')).toBe('le logiciel Osiris');
  expect(aimFor('Vous savez repérer la douleur (échelle Algoplus).')).toBe('l’échelle Algoplus');
});

test('whoever has one of several tools has what is asked', () => {
  expect(aimFor('La pratique d’un outil d’emailing (Brevo, Mailchimp) serait un plus.', ['Brevo'])).toBeNull();
  expect(aimFor('La pratique de Brevo ou Mailchimp serait un plus.', ['Brevo'])).toBeNull();
  expect(aimFor('Serait un plus : la connaissance du logiciel Osiris.', ['Brevo'])).toBe('le logiciel Osiris');
});

test('nothing small is aimed at beside a condition that is lacking', () => {
  expect(aimFor('Permis B exigé.\nSerait un plus : la connaissance du logiciel Osiris.')).toBeNull();
});

test('what the CV has, what everyone has at hand and what is a condition are no aim', () => {
  expect(aimFor('Vous travaillez sur un ERP, idéalement Clipper.', ['Clipper'])).toBeNull();
  expect(aimFor('Vous travaillez sur Slack et Notion.')).toBeNull();
  expect(aimFor('Maîtrise de SAP indispensable.')).toBeNull();
});
