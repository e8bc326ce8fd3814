import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { aimsOf } from './aim.ts';
import { letterFacts } from './letter-facts.ts';

const aimFor = (profile: string, listed: string[] = []) =>
  aimsOf(
    letterFacts({
      cv: makeCv({ listed }),
      offer: parseOffer(`Aide-soignant (H/F)\nVotre profil\n${profile}\n`),
      today: '2026-11-22',
    }),
  )[0]?.text ?? null;

test('a tool or a method that the CV is silent on is something to learn, with its article', () => {
  expect(aimFor('Vous travaillez sur un ERP, idéalement Clipper.')).toBe('Clipper');
  expect(aimFor('Serait un plus : la connaissance du logiciel Osiris.')).toBe('le logiciel Osiris');
  expect(aimFor('Vous savez repérer la douleur (échelle Algoplus).')).toBe('l’échelle Algoplus');
});

test('what the CV has, what everyone has at hand and what is a condition are no aim', () => {
  expect(aimFor('Vous travaillez sur un ERP, idéalement Clipper.', ['Clipper'])).toBeNull();
  expect(aimFor('Vous travaillez sur Slack et Notion.')).toBeNull();
  expect(aimFor('Maîtrise de SAP indispensable.')).toBeNull();
});
