import type { Leaf, Look, PdfCanvas } from './pdf-canvas.ts';
import { wrapText } from './wrap-text.ts';

/** A strip of a column that no page end cuts. Points. */
export type Row = {
  height: number;
  /** Above it, unless it opens a column. */
  before: number;
  /** Stands on the page of the next row. */
  hold: boolean;
  /** Draws it at the column's left edge and the row's top, `gap` points under the row above. */
  paint(x: number, y: number, gap: number): void;
  /** What stands above it where it opens a page in the middle of its section. */
  resume?: () => Row[];
};

export type TextRows = {
  leaf: Leaf;
  text: string;
  look: Look;
  width: number;
  indent?: number;
  align?: 'left' | 'centre' | 'right';
  before?: number;
};

/** Where the letters stand in a line of their leading. */
export function baselineIn(look: Look): number {
  return look.size * (look.leading * 0.5 + 0.33);
}

export function lineHeight(look: Look): number {
  return look.size * look.leading;
}

/** A text as rows, one a line; its first two lines stay together, and its last two. */
export function textRows(canvas: PdfCanvas, { leaf, text, look, width, ...place }: TextRows): Row[] {
  const { indent = 0, align = 'left', before = 0 } = place;
  const lines = wrapText(canvas, text, look, width);
  return lines.map((line, index) => ({
    height: lineHeight(look),
    before: index === 0 ? before : 0,
    hold: index + 1 < lines.length && (index === 0 || index === lines.length - 2),
    paint: (x, y) => {
      const free = align === 'left' ? 0 : width - canvas.measure(line, look);
      const shift = align === 'centre' ? free / 2 : free;
      canvas.line(leaf, line, look, x + indent + shift, y + baselineIn(look));
    },
  }));
}

/** The same rows, on one page. */
export function held(rows: Row[], withNext = false): Row[] {
  return rows.map((row, index) => ({ ...row, hold: withNext || index + 1 < rows.length || row.hold }));
}

export function heightOf(rows: Row[]): number {
  return rows.reduce((sum, row) => sum + row.before + row.height, 0);
}

/** Draws something behind or beside a row, before its text. */
export function behind(row: Row, draw: Row['paint']): Row {
  return {
    ...row,
    paint: (x, y, gap) => {
      draw(x, y, gap);
      row.paint(x, y, gap);
    },
  };
}

export function shifted(rows: Row[], by: number): Row[] {
  return rows.map((row) => ({ ...row, paint: (x, y, gap) => row.paint(x + by, y, gap) }));
}

/** An empty row. */
export function gapRow(height: number, hold = true): Row {
  return { height, before: 0, hold, paint: () => {} };
}
