import type { Figure } from './figure.ts';
import { measureClaimWordings } from './measures/measure-claim-wordings.ts';
import { measureClaims } from './measures/measure-claims.ts';
import { measureContactLayouts } from './measures/measure-contact-layouts.ts';
import { measureCv } from './measures/measure-cv.ts';
import { measureFigures } from './measures/measure-figures.ts';
import { measureGap } from './measures/measure-gap.ts';
import { measureHeadingLayouts } from './measures/measure-heading-layouts.ts';
import { measureInventions } from './measures/measure-inventions.ts';
import { measureLayouts } from './measures/measure-layouts.ts';
import { measureListLayouts } from './measures/measure-list-layouts.ts';
import { measureOffers } from './measures/measure-offers.ts';
import { measureRanking } from './measures/measure-ranking.ts';
import { measureStudyLayouts } from './measures/measure-study-layouts.ts';
import { measureWriting } from './measures/measure-writing.ts';
import type { ReadPair, SpokenSet } from './read-set.ts';

/** Every figure of a set; its CVs are ranked among the offers of `all`. */
export function measureSet(set: SpokenSet, pairs: readonly ReadPair[], all: readonly ReadPair[]): Figure[] {
  return [...measureReading(pairs), ...measureRanking(pairs, all), ...measureWords(set, pairs)];
}

/** What of the CVs and the offers is read. */
export function measureReading(pairs: readonly ReadPair[]): Figure[] {
  return [...measureCv(pairs), ...measureSetAgain(pairs), ...measureOffers(pairs), measureGap(pairs)];
}

/** The labels of the CVs, set as text in many layouts. */
function measureSetAgain(pairs: readonly ReadPair[]): Figure[] {
  return [
    ...measureLayouts(pairs),
    ...measureStudyLayouts(pairs),
    measureHeadingLayouts(pairs),
    ...measureListLayouts(pairs),
    measureContactLayouts(pairs),
  ];
}

/** What is written for the pairs, and what the guard says of texts about the people of the set. */
export function measureWords(set: SpokenSet, pairs: readonly ReadPair[]): Figure[] {
  return [
    ...measureWriting(pairs),
    ...measureClaims(set),
    ...measureClaimWordings(pairs),
    ...measureFigures(pairs),
    ...measureInventions(pairs),
  ];
}
