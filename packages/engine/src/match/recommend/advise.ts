import type { Recommendation } from '@coach/contracts/report';
import type { Context } from '../context.ts';
import type { Share } from '../score.ts';

/** Points of the score that a change of `ratio` of one criterion wins. */
export type Gain = (criterion: string, ratio: number) => number;

export type Advise = (context: Context, gain: Gain, shares: ReadonlyMap<string, Share>) => Recommendation[];
