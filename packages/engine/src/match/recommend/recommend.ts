import type { Recommendation } from '@coach/contracts/report';
import type { Context } from '../context.ts';
import type { Scored } from '../score.ts';
import type { Advise, Gain } from './advise.ts';
import { recommendContact } from './recommend-contact.ts';
import { recommendDates } from './recommend-dates.ts';
import { recommendFigures } from './recommend-figures.ts';
import { recommendPersonalDetails } from './recommend-personal-details.ts';
import { recommendProofs } from './recommend-proofs.ts';
import { recommendRemaining } from './recommend-remaining.ts';
import { recommendRewording } from './recommend-rewording.ts';
import { recommendSkills } from './recommend-skills.ts';
import { recommendSummary } from './recommend-summary.ts';
import { recommendTitle } from './recommend-title.ts';

const advisers: Advise[] = [
  recommendSkills,
  recommendProofs,
  recommendContact,
  recommendTitle,
  recommendSummary,
  recommendRewording,
  recommendFigures,
  recommendDates,
  recommendPersonalDetails,
];

/** More than this overwhelms. */
const maxShown = 60;
const variedStart = 3;

/**
 * What to change, the most points first, save that the first three are of different kinds where the CV leaves several to
 * do: three questions in a row tire. Gains are in points of the score, to a tenth.
 */
export function recommend(context: Context, scored: Scored): Recommendation[] {
  const gain: Gain = (criterion, ratio) => {
    const share = scored.shares.get(criterion);
    return share ? share.max * Math.max(0, Math.min(ratio, 1 - share.ratio)) : 0;
  };
  const advised = advisers.flatMap((advise) => advise(context, gain, scored.shares));
  const remaining = recommendRemaining(scored, new Set(advised.map(({ criterion }) => criterion)));
  const sorted = [...advised, ...remaining]
    .map((recommendation) => ({ ...recommendation, gain: Math.round(recommendation.gain * 10) / 10 }))
    .sort((a, b) => b.gain - a.gain);
  return withVariedStart(sorted).slice(0, maxShown);
}

/** A kind of thing to do: « prove-skill:Excel » and « prove-skill:SQL » are one. */
function shapeOf({ id }: Recommendation): string {
  const [kind = id, rest = ''] = id.split(':');
  return kind === 'criterion' || kind === 'set-contact' ? `${kind}:${rest}` : kind;
}

function withVariedStart(sorted: readonly Recommendation[]): Recommendation[] {
  const start: Recommendation[] = [];
  for (const each of sorted) {
    if (start.length === variedStart || each.gain <= 0) break;
    if (!start.some((other) => shapeOf(other) === shapeOf(each))) start.push(each);
  }
  const first = new Set(start);
  return [...start, ...sorted.filter((each) => !first.has(each))];
}
