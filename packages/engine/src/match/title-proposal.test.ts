import { expect, test } from 'vitest';
import { parseOffer } from '../offer/parse-offer.ts';
import { makeCv } from '../testing/make-cv.ts';
import { contextOf } from './context.ts';
import { titleProposal } from './title-proposal.ts';

const proposed = (title: string, held: string) => {
  const cv = makeCv({ title, experiences: [{ title: held, company: 'A', start: '2020', end: '2024' }] });
  return titleProposal(
    contextOf({ cv, offer: parseOffer('Formateur FLE (H/F)\n\nMissions\n- animer des cours'), today: '2026-11-21' }),
  );
};

test('a title held that the offer asks for is proposed', () => {
  expect(proposed('Enseignant', 'Formateur FLE')).toBe('Formateur FLE');
});

test.each(['Formateur indépendant', 'Formateur FLE bénévole', 'Stage de formateur FLE'])(
  '« %s » tells a status, and heads no CV',
  (held) => {
    expect(proposed('Formateur d’adultes', held)).toBeNull();
  },
);
