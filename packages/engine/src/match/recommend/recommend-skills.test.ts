import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { analyse } from '../analyse.ts';

const titles = (profile: string) => {
  const cv = makeCv({
    title: 'Infirmier',
    experiences: [{ title: 'Infirmier', company: 'A', start: '2020', end: '2024' }],
  });
  const offer = parseOffer(`Infirmier H/F\n\nProfil\n${profile}`);
  return analyse({ cv, offer, today: '2026-11-21' })
    .recommendations.filter(({ action }) => action?.kind === 'add-skill')
    .map(({ title }) => title.replace(/\u202f/g, ' '));
};

test('a place is asked for as a place, without what stands behind it', () => {
  expect(titles('Vous avez exercé au moins 2 ans en établissement de santé (médecine, chirurgie).')).toContain(
    'Avez-vous une expérience en « établissement de santé » ?',
  );
});

test('a skill is asked for as one practises it', () => {
  expect(titles('Vous maîtrisez impérativement les pansements complexes.').join()).toMatch(
    /Avez-vous pratiqué « pansements/iu,
  );
});
