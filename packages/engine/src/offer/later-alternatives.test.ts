import { expect, test } from 'vitest';
import { parseCv } from '../cv/parse-cv.ts';
import { analyse } from '../match/analyse.ts';
import { parseOffer } from './parse-offer.ts';

const offerOf = (profile: string) =>
  parseOffer(`Comptable H/F\n\nMISSIONS\n- tenue des comptes\n\nPROFIL\n- ${profile}`);
const asked = (profile: string) =>
  offerOf(profile)
    .requirements.filter(({ span }) => span.start > 45)
    .map(({ term, alternatives }) => [term, ...alternatives].join(' / '));

test.each([
  ['Vous maîtrisez Cegid. Sage 100 nous conviendra aussi.', ['Cegid / Sage 100']],
  ['Vous maîtrisez Cegid, ou à défaut Sage 100.', ['Cegid / Sage 100']],
  ['Maîtrise de Cegid ; à défaut, Sage 100', ['Cegid / Sage 100']],
  ['Vous maîtrisez Cegid (Sage 100 accepté)', ['Cegid / Sage 100']],
  ['Vous maîtrisez Cegid et Excel. Sage 100 nous conviendra aussi.', ['Cegid / Sage 100', 'Excel']],
  ['Vous maîtrisez Cegid. Un autre logiciel équivalent convient.', ['Cegid / Logiciel comptable']],
  ['Maîtrise de Cegid ou équivalent', ['Cegid / Logiciel comptable']],
  ['Cegid ou tout autre logiciel comptable', ['Cegid / Logiciel comptable']],
  ['Power BI, Cegid ou autre logiciel comptable', ['Power BI', 'Cegid / Logiciel comptable']],
  ['CACES R489 catégorie 3, ou à défaut catégorie 5', ['CACES R489 catégorie 3 / CACES R489 catégorie 5']],
])('what does as well is no demand of its own: %s', (profile, wanted) => {
  expect(asked(profile)).toEqual(wanted);
});

test.each([
  ['Vous maîtrisez Cegid. Sage 100 est un plus.', ['Cegid', 'Sage 100']],
  ['Vous maîtrisez Cegid. Vous connaissez Sage 100.', ['Cegid', 'Sage 100']],
])('what is asked besides stays one: %s', (profile, wanted) => {
  expect(asked(profile)).toEqual(wanted);
});

test('either of the two meets the demand', () => {
  const cv = parseCv({
    text: 'Léo MARIN\nComptable\n\nEXPÉRIENCE\n2021-2024 : Comptable, Alba, Dijon\n- Saisie sur Sage 100',
  });
  const offer = offerOf('Vous maîtrisez Cegid ; une bonne pratique de Sage 100 nous conviendra aussi.');
  const { equivalent, missing } = analyse({ cv, offer, today: '2026-11-20' }).keywords;
  expect(equivalent.map(({ term }) => term)).toContain('Cegid');
  expect(missing.map(({ term }) => term)).not.toContain('Cegid');
});
