import type { CvDocument } from '@coach/contracts/cv-document';
import { type CvMetadata, originNote } from '../../cv-metadata.ts';
import { startPdf } from '../../start-pdf.ts';
import type { CvModel } from '../cv-model.ts';
import { type Drawing, drawingOf, fitOn, isBand, layOut, pageCount } from './lay-out-pages.ts';
import { createPdfCanvas } from './pdf-canvas.ts';
import type { Placed } from './place-rows.ts';

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

function drawPages(drawing: Drawing): void {
  const { canvas, model, plan } = drawing;
  const pages = layOut(drawing);
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
  drawPages(drawingOf(canvas, fitOn(canvas, document, model)));
  canvas.end();
  return written;
}
