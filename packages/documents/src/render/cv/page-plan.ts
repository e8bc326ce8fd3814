import type { ArrangedCv } from './arrange-cv.ts';
import type { CvModel, Ground } from './cv-model.ts';

export type Place = { x: number; width: number };

/** Where the columns of a model stand on A4. Points. */
export type PagePlan = {
  head: Place;
  main: Place;
  side:
    | (Place & { at: 'left' | 'right'; ground: Ground; edge: 'rule' | 'panel' | null; from: number; to: number })
    | null;
};

const inset = 20;
const panelInset = 14;
const gutter = 24;

/** Lays out the columns; `from` and `to` bound the side column's ground. */
export function pagePlan(model: CvModel, cv: ArrangedCv, pageWidth: number): PagePlan {
  const { plan, page } = model;
  const whole = { x: page.side, width: pageWidth - 2 * page.side };
  if (plan.kind !== 'side' || !cv.side) return { head: whole, main: whole, side: null };
  const { at, width, ground, edge = null } = plan;
  const isLeft = at === 'left';
  const outer = edge === 'panel' ? panelInset : 0;
  const inner = edge === 'panel' ? panelInset : inset;
  const reach = outer + width + inner;
  const x = isLeft ? page.side + outer : pageWidth - page.side - outer - width;
  const border = isLeft ? page.side + reach : pageWidth - page.side - reach;
  const edgeOfPage = isLeft ? 0 : pageWidth;
  const start = edge === 'panel' ? (isLeft ? page.side : pageWidth - page.side) : edgeOfPage;
  const space = edge === 'rule' ? inset : gutter;
  const mainWidth = whole.width - reach - space;
  const main = { x: isLeft ? border + space : page.side, width: mainWidth };
  const side = { x, width, at, ground, edge, from: Math.min(start, border), to: Math.max(start, border) };
  return { head: model.head.kind === 'main' ? main : whole, main, side };
}

/** The model as the page has it: a head of the side column stands over the page where there is no such column. */
export function modelOn(plan: PagePlan, model: CvModel): CvModel {
  if (model.head.kind !== 'side' || plan.side) return model;
  return { ...model, head: { ...model.head, kind: 'split' } };
}
