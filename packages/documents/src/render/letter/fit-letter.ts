import { composeLetter } from './compose-letter.ts';
import { contentWidth, type Fit } from './composing.ts';
import { type Block, paper } from './letter-blocks.ts';
import type { LetterModel } from './letter-model.ts';
import type { LetterParts } from './letter-parts.ts';
import { type CountLines, heightOfBlocks } from './measure-blocks.ts';

/** No letter's text is smaller, in points. */
const smallest = 10;

/** From the widest setting to the tightest: points added to the text, its lines' distance, and the gaps. */
const steps = [
  { size: 0.6, leading: 0.1, gap: 1.5 },
  { size: 0.3, leading: 0.05, gap: 1.25 },
  { size: 0, leading: 0, gap: 1 },
  { size: -0.25, leading: -0.03, gap: 0.85 },
  { size: -0.5, leading: -0.06, gap: 0.7 },
  { size: -0.8, leading: -0.1, gap: 0.58 },
  { size: -2, leading: -0.15, gap: 0.45 },
] as const;
/** For what runs over to a second page. */
const running = 3;

/** A short letter comes down the page by a share of what it leaves free, at most so many points. */
const drop = { share: 0.38, most: 150 };

/**
 * The letter as blocks that fill one page well: the widest setting that holds it. A letter too long for any is set as
 * usual and runs over. Where lines are only guessed at, the tightest setting is tried too when the guess exceeds the page by
 * no more than `doubt`, a share of its height.
 */
export function fitLetter(parts: LetterParts, model: LetterModel, count: CountLines, doubt = 0): Block[] {
  const { top, bottom } = model.margin;
  const room = paper.height - top - bottom;
  const width = contentWidth(model);
  const free = (fit: Fit) => room - heightOfBlocks(composeLetter({ parts, model, fit }), width, count);
  const fits = steps.map((step): Fit => settingOf(model, step));
  const tightest = fits.length - 1;
  const isWorthTrying = doubt > 0 && free(fits[tightest] as Fit) > -doubt * room;
  const step = firstThatHolds(fits, free) ?? (isWorthTrying ? tightest : running);
  const fit = fits[step] as Fit;
  const left = step === 0 ? free(fit) : 0;
  return composeLetter({ parts, model, fit: { ...fit, drop: Math.min(left * drop.share, drop.most) / fit.gap } });
}

function settingOf({ body, leading }: LetterModel, step: (typeof steps)[number]): Fit {
  return {
    body: Math.max(smallest, body + step.size),
    leading: Math.max(1.2, leading + step.leading),
    gap: step.gap,
    drop: 0,
  };
}

/** By halving: each measure lays out the whole text. */
function firstThatHolds(fits: readonly Fit[], free: (fit: Fit) => number): number | null {
  let low = 0;
  let high = fits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (free(fits[middle] as Fit) >= 0) high = middle;
    else low = middle + 1;
  }
  return low === fits.length ? null : low;
}
