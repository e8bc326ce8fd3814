import type { CvDocument } from '@coach/contracts/cv-document';
import type { CvModel } from './cv-model.ts';
import { withShortListsInLine } from './short-lists.ts';

/** A CV as it is set: its model with sizes, gaps and margins for how much there is to say, and its lists. */
export type CvSetting = { document: CvDocument; model: CvModel };

/** How many pages a setting takes, and how far down the last of them it reaches, from 0 to 1. */
export type Extent = { pages: number; reach: number };

/**
 * From the airiest setting to the tightest: points added to the text, its lines' distance, the gaps, and a share of the
 * margins. Tighter ones than the usual set short lists in a line.
 */
const steps = [
  { size: 0.5, leading: 0.06, air: 1.35, margin: 1 },
  { size: 0.25, leading: 0.03, air: 1.15, margin: 1 },
  { size: 0, leading: 0, air: 1, margin: 1 },
  { size: 0, leading: -0.02, air: 0.9, margin: 0.94 },
  { size: -0.25, leading: -0.06, air: 0.78, margin: 0.86 },
  { size: -0.25, leading: -0.1, air: 0.66, margin: 0.77 },
  { size: -0.25, leading: -0.15, air: 0.54, margin: 0.7 },
  { size: -0.25, leading: -0.19, air: 0.42, margin: 0.62 },
] as const;
const usual = 2;
const tightest = steps.length - 1;

/** Points left free at the foot of each page, so that a last page has more than a few lines. */
const feet = [70, 140, 210] as const;
/** Of a page, its upper margin included: less looks left over. */
const leastReach = 0.31;

/** Points: no text is set smaller, but where its model is; no margin is narrower, but where its model's is. */
const smallest = { text: 10, margin: 36, leading: 1.2 };

function atLeast(least: number, own: number, wanted: number): number {
  return Math.max(Math.min(least, own), wanted);
}

function settingAt(document: CvDocument, model: CvModel, index: number, foot = 0): CvSetting {
  const { size, leading, air, margin } = steps[index] as (typeof steps)[number];
  const { sizes, page } = model;
  const text = atLeast(smallest.text, sizes.text, sizes.text + size);
  const scale = text / sizes.text;
  const edge = (own: number) => atLeast(smallest.margin, own, own * margin);
  return {
    document: index > usual ? withShortListsInLine(document) : document,
    model: {
      ...model,
      sizes: {
        name: sizes.name * (index > usual ? Math.max(0.8, margin) : 1),
        headline: sizes.headline * scale,
        section: sizes.section * scale,
        entry: sizes.entry * scale,
        text,
      },
      leading: atLeast(smallest.leading, model.leading, model.leading + leading),
      air: model.air * air,
      page: { side: edge(page.side), top: edge(page.top), bottom: edge(page.bottom) + foot },
    },
  };
}

/**
 * The setting that suits how much a CV says: on one page wherever it holds there, and airy where there is room; on more,
 * as few as the tightest setting takes, the last with more than a few lines on it.
 */
export function fitCv(document: CvDocument, model: CvModel, measure: (setting: CvSetting) => Extent): CvSetting {
  const at = (index: number, foot = 0) => settingAt(document, model, index, foot);
  const known = new Map<number, Extent>();
  const extentAt = (index: number): Extent => {
    const extent = known.get(index) ?? measure(at(index));
    known.set(index, extent);
    return extent;
  };
  const { pages } = extentAt(usual);
  if (pages === 1) return at(firstWith(1, 0, usual, extentAt));
  const least = extentAt(tightest).pages;
  if (least < pages) return at(firstWith(least, usual + 1, tightest, extentAt));
  const isFull = ({ pages: taken, reach }: Extent) => taken === pages && reach >= leastReach;
  const airier = [usual, 1, 0].find((index) => isFull(extentAt(index)));
  if (airier !== undefined) return at(airier);
  return feet.map((foot) => at(usual, foot)).find((setting) => isFull(measure(setting))) ?? at(usual);
}

/** The airiest of the settings from `low` to `high` that takes so few pages, `high` being known to. By halving. */
function firstWith(pages: number, low: number, high: number, extentAt: (index: number) => Extent): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (extentAt(middle).pages <= pages) to = middle;
    else from = middle + 1;
  }
  return to;
}
