import { expect, test } from 'vitest';
import { makeCv } from '../../../testing/make-cv.ts';
import { makeOffer } from '../../../testing/make-offer.ts';
import { today } from '../../../testing/pairs.ts';
import { analyse } from '../../analyse.ts';

function pointsFor(diploma: string, alternatives: string[] = []): number {
  const offer = makeOffer({ title: 'Poste', must: ['Excel', { term: diploma, kind: 'diploma', alternatives }] });
  const { criteria } = analyse({ cv: makeCv({ listed: ['Excel'] }), offer, today });
  return criteria.find(({ id }) => id === 'diploma')?.maxPoints ?? 0;
}

test('a diploma without which the law closes the post weighs more than another', () => {
  expect(pointsFor("Diplôme d'État d'aide-soignant")).toBeGreaterThan(pointsFor('Bac pro'));
  expect(pointsFor('Bac pro')).toBe(pointsFor('BTS'));
  expect(pointsFor("Diplôme d'État d'aide-soignant", ['CAP Accompagnant éducatif petite enfance'])).toBe(
    pointsFor('BTS'),
  );
});
