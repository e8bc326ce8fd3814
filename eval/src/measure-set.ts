import type { Figure } from './figure.ts';
import { measureClaims } from './measures/measure-claims.ts';
import { measureCv } from './measures/measure-cv.ts';
import { measureGap } from './measures/measure-gap.ts';
import { measureLayouts } from './measures/measure-layouts.ts';
import { measureOffers } from './measures/measure-offers.ts';
import { measureRanking } from './measures/measure-ranking.ts';
import { measureWriting } from './measures/measure-writing.ts';
import type { ReadPair, SetName } from './read-set.ts';

/** Every figure of a set; its CVs are ranked among the offers of `all`. */
export function measureSet(set: SetName, pairs: readonly ReadPair[], all: readonly ReadPair[]): Figure[] {
  return [
    ...measureCv(pairs),
    measureLayouts(pairs),
    ...measureOffers(pairs),
    measureGap(pairs),
    ...measureRanking(pairs, all),
    ...measureWriting(pairs),
    ...measureClaims(set),
  ];
}
