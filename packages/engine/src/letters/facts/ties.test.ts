import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { letterFacts } from './letter-facts.ts';
import { openingTie, tiesOf } from './ties.ts';

const today = '2026-11-22';
const job = (company: string, bullets: string[] = ['Accueil']) => ({
  title: 'Cuisinier',
  company,
  start: '2021-01',
  end: 'present',
  bullets,
});
const factsOf = (cv: ReturnType<typeof makeCv>, offer: string) => letterFacts({ cv, offer: parseOffer(offer), today });
const kinds = (cv: ReturnType<typeof makeCv>, offer: string) => tiesOf(factsOf(cv, offer)).map(({ kind }) => kind);

test('a public is found in the lines of a job, a house by its name alone', () => {
  const ehpad = 'Cuisinier (H/F)\nNotre EHPAD accueille 84 personnes âgées.\nVos missions\n- préparer les repas\n';
  const served = makeCv({ experiences: [job('Bistrot Morel', ['Portage de repas à des personnes âgées'])] });
  expect(kinds(served, ehpad)).toContain('setting');
  const hospital = 'Cuisinier (H/F)\nCentre hospitalier du Val\nVos missions\n- préparer les repas\n';
  expect(kinds(makeCv({ experiences: [job('Hôpital Nord')] }), hospital)).toContain('setting');
  expect(kinds(makeCv({ experiences: [job('Bistrot Morel', ['Livraison à un hôpital'])] }), hospital)).toEqual([]);
});

test('the same town is a tie, and opens no letter', () => {
  const offer = 'Cuisinier (H/F)\n87000 Limoges\nVos missions\n- préparer les repas\n';
  const cv = makeCv({ contact: { city: 'Limoges' }, experiences: [job('Bistrot Morel')] });
  expect(kinds(cv, offer)).toEqual(['town']);
  expect(openingTie(factsOf(cv, offer), 0)).toBeNull();
});

test('who works in the town already has no tie in it', () => {
  const offer = 'Cuisinier (H/F)\n87000 Limoges\nVos missions\n- préparer les repas\n';
  const cv = makeCv({ contact: { city: 'Limoges' }, experiences: [job('Bistrot Morel, Limoges')] });
  expect(kinds(cv, offer)).toEqual([]);
});
