import { Paragraph as Line, type Paragraph } from 'docx';
import { ShapeRun } from 'docx/shapes';
import { twips } from './docx-column.ts';

/** Points from the top left of the page. */
export type GroundBox = { x: number; y: number; width: number; height: number; color: string };

const emus = (points: number) => Math.round(points * 12_700);
const pixels = (points: number) => (points * 96) / 72;

/** A coloured rectangle behind the text. It carries no text: what stands on it is in the body. */
export function ground({ x, y, width, height, color }: GroundBox): ShapeRun {
  return new ShapeRun({
    type: 'rectangle',
    transformation: { width: pixels(width), height: pixels(height) },
    fill: color,
    line: 'none',
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
  return new Line({ spacing: { before: 0, after: 0, line: twips(1), lineRule: 'exact' }, children });
}
