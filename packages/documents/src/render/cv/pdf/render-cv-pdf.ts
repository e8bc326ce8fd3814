import type { CvDocument } from '@coach/contracts/cv-document';
import { type CvMetadata, originNote } from '../../cv-metadata.ts';
import { startPdf } from '../../start-pdf.ts';
import { type ArrangedCv, arrangeCv, type CvSection } from '../arrange-cv.ts';
import type { CvModel } from '../cv-model.ts';
import { modelOn, type PagePlan, pagePlan } from '../page-plan.ts';
import { type Column, createColumn } from './column.ts';
import { contactLine, contactStack, headRows } from './head-rows.ts';
import { createPdfCanvas, type PdfCanvas } from './pdf-canvas.ts';
import { type Placed, placeRows } from './place-rows.ts';
import { heightOf, type Row } from './row.ts';
import { sectionRows } from './section-rows.ts';
import { sectionTitle } from './section-title.ts';

const band = { above: 36, below: 24, after: 22 };
const afterHead = 17;

type Drawing = { canvas: PdfCanvas; model: CvModel; cv: ArrangedCv; plan: PagePlan };

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

function isBand(model: CvModel): boolean {
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

function paintSideGround({ canvas, model, plan: { side } }: Drawing, top: number): void {
  if (!side) return;
  const bottom = canvas.height - model.page.bottom;
  const width = side.to - side.from;
  canvas.ornament((pdf) => {
    if (side.edge === 'rule') {
      const x = side.at === 'left' ? side.to : side.from;
      pdf.moveTo(x, top).lineTo(x, bottom).lineWidth(0.8).strokeColor(`#${model.colors.line}`).stroke();
    } else if (side.edge === 'panel') {
      pdf.roundedRect(side.from, top, width, bottom - top + 12, 9).fill(`#${model.colors[groundColor(side.ground)]}`);
    } else pdf.rect(side.from, top, width, canvas.height - top).fill(`#${model.colors[groundColor(side.ground)]}`);
  });
}

function groundColor(ground: string): 'deep' | 'wash' {
  return ground === 'deep' ? 'deep' : 'wash';
}

function paintBand({ canvas, model }: Drawing, bottom: number): void {
  const ground = model.head.ground ?? 'wash';
  canvas.ornament((pdf) => pdf.rect(0, 0, canvas.width, bottom).fill(`#${model.colors[groundColor(ground)]}`));
}

function paint(rows: Placed[] = []): void {
  for (const { row, x, y, gap } of rows) row.paint(x, y, gap);
}

/** Where the side column's ground begins: at the page's edge, under a band, or with its panel. */
function sideTop(drawing: Drawing, page: number, head: { bottom: number; below: number }): number {
  const { model, plan } = drawing;
  if (plan.side?.edge) return page === 0 && model.head.kind !== 'main' ? head.below : model.page.top;
  return page === 0 && isBand(model) ? head.bottom : 0;
}

type Pages = { head: ReturnType<typeof placeHead>; main: Placed[][]; side: Placed[][] };

function layOut(drawing: Drawing): Pages {
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

function pageCount({ main, side }: Pages): number {
  return Math.max(main.length, side.length);
}

/** How far down its last page reaches, from 0 to 1. */
function lastReach(pages: Pages, height: number): number {
  const last = [pages.main, pages.side].flatMap((column) => column[pageCount(pages) - 1]?.at(-1) ?? []);
  return Math.max(0, ...last.map(({ y, row }) => y + row.height)) / height;
}

/** A few lines alone on a last page are taken back by closing the gaps a little. */
const tighter = [
  { air: 0.82, leading: 0.98 },
  { air: 0.66, leading: 0.955 },
];
const fewLines = 0.28;

function layOutClosely(drawing: Drawing): Pages {
  const first = layOut(drawing);
  if (pageCount(first) === 1 || lastReach(first, drawing.canvas.height) > fewLines) return first;
  for (const { air, leading } of tighter) {
    const { model } = drawing;
    const closer = layOut({ ...drawing, model: { ...model, air: model.air * air, leading: model.leading * leading } });
    if (pageCount(closer) < pageCount(first)) return closer;
  }
  return first;
}

function drawPages(drawing: Drawing): void {
  const { canvas, model, plan } = drawing;
  const pages = layOutClosely(drawing);
  for (let page = 0; page < pageCount(pages); page++) {
    if (page > 0) canvas.nextPage();
    if (plan.side?.edge !== 'panel' || pages.side[page]) paintSideGround(drawing, sideTop(drawing, page, pages.head));
    if (page === 0 && isBand(model)) paintBand(drawing, pages.head.bottom);
    if (page === 0) paint(pages.head.rows);
    paint(pages.side[page]);
    paint(pages.main[page]);
  }
}

/** The CV as a tagged PDF with its fonts embedded: headings, paragraphs and lists keep their roles. */
export async function renderCvPdf(document: CvDocument, metadata: CvMetadata, model: CvModel): Promise<Uint8Array> {
  const { page, fonts } = model;
  const { pdf, written } = await startPdf(metadata, originNote(metadata), page, fonts.text, fonts.display);
  const canvas = createPdfCanvas(pdf);
  const cv = arrangeCv(document, model);
  const plan = pagePlan(model, cv, canvas.width);
  drawPages({ canvas, model: modelOn(plan, model), cv, plan });
  canvas.end();
  return written;
}
