import type { CvModel, Ground } from '../cv-model.ts';
import type { PdfCanvas } from './pdf-canvas.ts';
import { type Looks, pdfLooks } from './pdf-looks.ts';

/** A column as its rows are made: how wide, on what, and in which looks. */
export type Column = {
  canvas: PdfCanvas;
  model: CvModel;
  looks: Looks;
  width: number;
  ground: Ground;
  /** At the side: short items stand one under another. */
  narrow: boolean;
  /** What the text leaves free at the left for dates or titles. */
  margin: number;
};

export function createColumn(
  canvas: PdfCanvas,
  model: CvModel,
  { width, ground = 'page', narrow = false }: { width: number; ground?: Ground; narrow?: boolean },
): Column {
  return { canvas, model, looks: pdfLooks(model, ground), width, ground, narrow, margin: 0 };
}
