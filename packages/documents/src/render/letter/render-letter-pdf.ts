import type { Letter } from '@coach/contracts/letter';
import { type CvMetadata, originNote } from '../cv-metadata.ts';
import { startPdf } from '../start-pdf.ts';
import { contentWidth } from './composing.ts';
import { createPdfSheet } from './create-pdf-sheet.ts';
import { drawPdfBlocks } from './draw-pdf-blocks.ts';
import { fitLetter } from './fit-letter.ts';
import type { LetterModel } from './letter-model.ts';
import { letterParts } from './letter-parts.ts';

/** The letter as a tagged PDF: on one page where it can be, and over to the next where it is too long. */
export async function renderLetterPdf(letter: Letter, metadata: CvMetadata, model: LetterModel): Promise<Uint8Array> {
  const { margin, fonts } = model;
  const parts = letterParts(letter);
  const note = originNote(metadata, 'lettre de motivation');
  const margins = { side: margin.left, top: margin.top, bottom: margin.bottom };
  const { pdf, written } = await startPdf(metadata, note, margins, fonts.text, fonts.display);
  const sheet = createPdfSheet(pdf, margin);
  const blocks = fitLetter(parts, model, sheet.countLines);
  sheet.shapes(model.shapes ?? []);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  pdf.on('pageAdded', () => sheet.shapes((model.shapes ?? []).filter(({ on }) => on === 'all')));
  drawPdfBlocks(sheet, root, blocks, { x: margin.left, width: contentWidth(model) });
  root.end();
  pdf.end();
  return written;
}
