import { Paragraph as Line, type Paragraph } from 'docx';
import { ShapeRun } from 'docx/shapes';
import { twips } from './docx-column.ts';

/** Points from the top left of the page; the name is its own in the document. */
export type GroundBox = { name: 'column' | 'band'; x: number; y: number; width: number; height: number; color: string };

const emus = (points: number) => Math.round(points * 12_700);
const pixels = (points: number) => (points * 96) / 72;

/** Word wants one for each drawing; left to itself, the library counts on from document to document. */
const ids = { column: '1', band: '2' };

/** A coloured rectangle behind the text. It carries no text: what stands on it is in the body. */
export function ground({ name, x, y, width, height, color }: GroundBox): ShapeRun {
  return new ShapeRun({
    type: 'rectangle',
    transformation: { width: pixels(width), height: pixels(height) },
    fill: color,
    line: 'none',
    altText: { id: ids[name], name },
    floating: {
      horizontalPosition: { relative: 'page', offset: emus(x) },
      verticalPosition: { relative: 'page', offset: emus(y) },
      behindDocument: true,
      allowOverlap: true,
    },
  });
}

/** A paragraph of no height that carries shapes. */
export function carrier(children: ShapeRun[]): Paragraph {
  return new Line({
    keepNext: children.length > 0,
    spacing: { before: 0, after: 0, line: twips(1), lineRule: 'exact' },
    children,
  });
}
