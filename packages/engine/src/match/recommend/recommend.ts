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

/** What to change, the most points first; gains are in points of the score, to a tenth. */
export function recommend(context: Context, scored: Scored): Recommendation[] {
  const gain: Gain = (criterion, ratio) => {
    const share = scored.shares.get(criterion);
    return share ? share.max * Math.max(0, Math.min(ratio, 1 - share.ratio)) : 0;
  };
  const advised = advisers.flatMap((advise) => advise(context, gain, scored.shares));
  const remaining = recommendRemaining(scored, new Set(advised.map(({ criterion }) => criterion)));
  return [...advised, ...remaining]
    .map((recommendation) => ({ ...recommendation, gain: Math.round(recommendation.gain * 10) / 10 }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, maxShown);
}
