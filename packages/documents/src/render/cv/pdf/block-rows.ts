import { heldSeparator } from '../../cv-style.ts';
import type { CvBlock, CvSection } from '../arrange-cv.ts';
import type { Column } from './column.ts';
import type { Leaf, Look } from './pdf-canvas.ts';
import { baselineIn, type Row, textRows } from './row.ts';
import { wrapText } from './wrap-text.ts';

const markerRoom = 11.5;
const chip = { padding: 6.5, gap: 5.5, height: 1.72 };
const pairGap = 18;

function listItem(column: Column, list: Leaf, item: string, before: number): Row[] {
  const { canvas, looks, model } = column;
  const li: Leaf = { tag: 'LI', parent: list };
  const label: Leaf = { tag: 'Lbl', parent: li };
  const body: Leaf = { tag: 'LBody', parent: li };
  const width = column.width - markerRoom;
  const [first, ...rest] = textRows(canvas, { leaf: body, text: item, look: looks.text, width, indent: markerRoom });
  if (!first) return [];
  const paint: Row['paint'] = (x, y, gap) => {
    canvas.line(label, canvas.shown(model.bullet, looks.marker), looks.marker, x + 1, y + baselineIn(looks.text));
    first.paint(x, y, gap);
  };
  return [{ ...first, before, paint }, ...rest];
}

/** Bullets one under another. */
export function bulletRows(column: Column, items: string[], before = 0): Row[] {
  const list: Leaf = { tag: 'L' };
  return items.flatMap((item, index) => listItem(column, list, item, index === 0 ? before : 1.8));
}

function halfOf(column: Column): Column {
  return { ...column, width: (column.width - pairGap) / 2 };
}

/** Two items a row, each on one line. */
function pairRows(column: Column, items: string[]): Row[] {
  const list: Leaf = { tag: 'L' };
  const half = halfOf(column);
  const drawn = items.map((item) => listItem(half, list, item, 0)[0]).filter((row) => row !== undefined);
  return Array.from({ length: Math.ceil(drawn.length / 2) }, (_, index): Row => {
    const [left, right] = [drawn[2 * index] as Row, drawn[2 * index + 1]];
    const paint: Row['paint'] = (x, y, gap) => {
      left.paint(x, y, gap);
      right?.paint(x + half.width + pairGap, y, gap);
    };
    return { ...left, before: index === 0 ? 0 : 1.8, hold: false, paint };
  });
}

/** Items in boxes, as many in a row as fit. */
function chipRows(column: Column, items: string[]): Row[] {
  const { canvas, looks } = column;
  const look: Look = { ...looks.text, size: Math.max(9, looks.text.size - 0.75) };
  const list: Leaf = { tag: 'L' };
  const lines: { text: string; x: number; width: number; leaf: Leaf }[][] = [];
  let reached = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const text = canvas.shown(item, look);
    const width = canvas.measure(text, look) + 2 * chip.padding;
    if (reached + width > column.width) {
      lines.push([]);
      reached = 0;
    }
    const li: Leaf = { tag: 'LI', parent: list };
    lines.at(-1)?.push({ text, x: reached, width, leaf: { tag: 'LBody', parent: li } });
    reached += width + chip.gap;
  }
  const height = look.size * chip.height;
  return lines.map((line, index) => ({
    height,
    before: index === 0 ? 2 : chip.gap,
    hold: false,
    paint: (x, y) => {
      for (const { text, x: at, width, leaf } of line) {
        canvas.ornament((pdf) => {
          pdf.roundedRect(x + at, y, width, height, 3);
          if (column.ground === 'page') pdf.fill(`#${column.model.colors.wash}`);
          else pdf.lineWidth(0.7).strokeColor(`#${looks.inks.accent}`).stroke();
        });
        canvas.line(leaf, text, look, x + at + chip.padding, y + height / 2 + look.size * 0.34);
      }
    },
  }));
}

function narrowRows(column: Column, items: string[]): Row[] {
  const { canvas, looks } = column;
  const list: Leaf = { tag: 'L' };
  return items.flatMap((text, index) => {
    const leaf: Leaf = { tag: 'LBody', parent: { tag: 'LI', parent: list } };
    const rows = textRows(canvas, { leaf, text, look: looks.text, width: column.width });
    return rows.map((row, line) => (line === 0 && index > 0 ? { ...row, before: 2.6 } : row));
  });
}

function fitsChips(column: Column, items: string[]): boolean {
  const { canvas, looks } = column;
  return items.every((item) => canvas.measure(item, looks.text) <= column.width - 2 * chip.padding);
}

function fitsPairs(column: Column, items: string[]): boolean {
  const { canvas, looks } = column;
  const width = halfOf(column).width - markerRoom;
  return items.every((item) => wrapText(canvas, item, looks.text, width).length <= 1);
}

const chipKinds: ReadonlySet<CvSection['kind']> = new Set(['skills', 'tools', 'soft', 'interests']);

/** A list as the model sets it: bullets, a line, boxes, two columns, or one under another in a narrow column. */
export function listRows(column: Column, block: Extract<CvBlock, { kind: 'list' }>, kind: CvSection['kind']): Row[] {
  const { items, inline } = block;
  const { lists } = column.model;
  if (lists === 'chips' && inline && chipKinds.has(kind) && fitsChips(column, items)) return chipRows(column, items);
  if (column.narrow) return narrowRows(column, items);
  if (lists === 'columns' && items.length > 3 && fitsPairs(column, items)) return pairRows(column, items);
  return inline ? paragraphRows(column, items.join(heldSeparator)) : bulletRows(column, items);
}

export function paragraphRows(column: Column, text: string): Row[] {
  const leaf: Leaf = { tag: 'P' };
  return textRows(column.canvas, { leaf, text, look: column.looks.text, width: column.width });
}
