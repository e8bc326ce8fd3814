import type { CvDocument } from '@coach/contracts/cv-document';
import { type ArrangedCv, arrangeCv, type CvSection } from '../arrange-cv.ts';
import type { CvModel } from '../cv-model.ts';
import { type CvSetting, type Extent, fitCv } from '../fit-cv.ts';
import { modelOn, type PagePlan, pagePlan } from '../page-plan.ts';
import { type Column, createColumn } from './column.ts';
import { contactLine, contactStack, headRows } from './head-rows.ts';
import type { PdfCanvas } from './pdf-canvas.ts';
import { type Placed, placeRows } from './place-rows.ts';
import { heightOf, type Row } from './row.ts';
import { sectionRows } from './section-rows.ts';
import { sectionTitle } from './section-title.ts';

const band = { above: 36, below: 24, after: 22 };
const afterHead = 17;

export type Drawing = { canvas: PdfCanvas; model: CvModel; cv: ArrangedCv; plan: PagePlan };

/** Dates stand on one line: their margin widens for the longest of them. */
function marginOf(model: CvModel, column: Column, sections: CvSection[]): number {
  if (model.plan.kind !== 'margin') return 0;
  if (model.plan.holds === 'titles') return model.plan.width;
  const { canvas, looks } = column;
  const entries = sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'entry'));
  const widths = entries.map(({ dates }) => canvas.measure(canvas.shown(dates ?? '', looks.dates), looks.dates));
  const wanted = Math.max(0, ...widths) + (model.entry.rail ? 26 : 14);
  return Math.min(Math.max(wanted, model.plan.width), model.plan.width + 44);
}

function flow(column: Column, sections: CvSection[], resumes: boolean): Row[] {
  return sections.flatMap((section, index) => sectionRows(column, section, { isFirst: index === 0, resumes }));
}

function mainRows({ canvas, model, cv, plan }: Drawing): Row[] {
  const column = createColumn(canvas, model, { width: plan.main.width });
  const margin = marginOf(model, column, cv.main);
  // Beside a name in the side column that has no room for it.
  const contact = plan.side && model.head.kind === 'side' && cv.contactAt === 'head' ? cv.contact : [];
  const sections = flow({ ...column, margin, width: column.width - margin }, cv.main, plan.side !== null);
  return [...contactLine(column, contact, 'left'), ...below(sections, contact.length > 0 ? 14 : 0)];
}

function sideRows({ canvas, model, cv, plan: { side } }: Drawing): Row[] {
  if (!side || !cv.side) return [];
  const column = createColumn(canvas, model, { width: side.width, ground: side.ground, narrow: true });
  const head = model.head.kind === 'side' ? headRows(column, cv) : [];
  const contact = cv.contactAt === 'side' ? contactSection(column, cv.contact) : [];
  const sections = flow(column, cv.side, true);
  return [
    ...head,
    ...below(contact, head.length > 0 ? 20 : 0),
    ...below(sections, head.length + contact.length > 0 ? 15 * model.air : 0),
  ];
}

function contactSection(column: Column, contact: string[]): Row[] {
  return [...sectionTitle(column, 'Contact'), ...below(contactStack(column, contact, 'left'), 4)];
}

function below(rows: Row[], gap: number): Row[] {
  return rows.map((row, index) => (index === 0 ? { ...row, before: gap } : row));
}

export function isBand(model: CvModel): boolean {
  return model.head.kind === 'band' || model.head.kind === 'centred-band';
}

/** The head, where it ends, and where the columns under it begin. */
function placeHead(drawing: Drawing): { rows: Placed[]; bottom: number; below: number } {
  const { canvas, model, cv, plan } = drawing;
  if (model.head.kind === 'side') return { rows: [], bottom: 0, below: model.page.top };
  const ground = model.head.ground ?? 'page';
  const rows = headRows(createColumn(canvas, model, { width: plan.head.width, ground }), cv);
  const top = isBand(model) ? band.above : model.page.top;
  const frame = { x: plan.head.x, top: () => top, bottom: Number.POSITIVE_INFINITY };
  const [placed = []] = placeRows(rows, frame);
  const end = top + heightOf(rows);
  return isBand(model)
    ? { rows: placed, bottom: end + band.below, below: end + band.below + band.after }
    : { rows: placed, bottom: end, below: end + afterHead * model.air };
}

export type Pages = { head: ReturnType<typeof placeHead>; main: Placed[][]; side: Placed[][] };

export function layOut(drawing: Drawing): Pages {
  const { canvas, model, plan } = drawing;
  const head = placeHead(drawing);
  const bottom = canvas.height - model.page.bottom;
  const padding = plan.side?.edge === 'panel' ? 14 : 0;
  const sideStart = model.head.kind === 'main' ? model.page.top : head.below;
  const frame = (start: number, x: number) => ({
    x,
    top: (page: number) => (page === 0 ? start : model.page.top),
    bottom,
  });
  const main = placeRows(mainRows(drawing), frame(head.below, plan.main.x));
  const side = plan.side ? placeRows(sideRows(drawing), frame(sideStart + padding, plan.side.x)) : [];
  return { head, main, side };
}

export function pageCount({ main, side }: Pages): number {
  return Math.max(main.length, side.length);
}

/** How far down its last page reaches, from 0 to 1. */
function lastReach(pages: Pages, height: number): number {
  const last = [pages.main, pages.side].flatMap((column) => column[pageCount(pages) - 1]?.at(-1) ?? []);
  return Math.max(0, ...last.map(({ y, row }) => y + row.height)) / height;
}

/** A CV on a canvas, ready to be laid out. */
export function drawingOf(canvas: PdfCanvas, { document, model }: CvSetting): Drawing {
  const cv = arrangeCv(document, model);
  const plan = pagePlan(model, cv, canvas.width);
  return { canvas, model: modelOn(plan, model), cv, plan };
}

/** The setting in which a CV stands best on its pages, measured with the fonts it is drawn with. */
export function fitOn(canvas: PdfCanvas, document: CvDocument, model: CvModel): CvSetting {
  return fitCv(document, model, (setting): Extent => {
    const pages = layOut(drawingOf(canvas, setting));
    return { pages: pageCount(pages), reach: lastReach(pages, canvas.height) };
  });
}
