import { heldSeparator } from '../../cv-style.ts';
import { unbroken } from '../../set-type.ts';
import type { ArrangedCv } from '../arrange-cv.ts';
import type { Column } from './column.ts';
import type { Look } from './pdf-canvas.ts';
import { gapRow, heightOf, type Row, textRows } from './row.ts';
import { wrapText } from './wrap-text.ts';

type Align = 'left' | 'centre' | 'right';

const nameScales = [1, 0.88, 0.77, 0.68, 0.6];

/** A long name is set smaller: on two lines at most, no word of it parted. */
function nameLook({ canvas, looks, width }: Column, name: string): Look {
  const widest = (look: Look) =>
    Math.max(...name.split(/[ ]+/).map((word) => canvas.measure(canvas.shown(word, look), look)));
  const scaled = nameScales.map((scale): Look => {
    const { size, spacing = 0 } = looks.name;
    return { ...looks.name, size: size * scale, spacing: spacing * scale };
  });
  const fits = (look: Look) => widest(look) <= width && wrapText(canvas, name, look, width).length <= 2;
  return scaled.find(fits) ?? scaled.find((look) => widest(look) <= width) ?? { ...looks.name, size: 15 };
}

function titles(column: Column, cv: ArrangedCv, align: Align): Row[] {
  const { canvas, looks, width } = column;
  const look = nameLook(column, cv.fullName);
  return [
    ...textRows(canvas, { leaf: { tag: 'H1' }, text: cv.fullName, look, width, align }),
    ...textRows(canvas, { leaf: { tag: 'P' }, text: cv.headline ?? '', look: looks.headline, width, align, before: 1 }),
  ];
}

/** The contact in as few lines as it needs; no detail is cut at its end. */
export function contactLine(column: Column, contact: string[], align: Align): Row[] {
  if (contact.length === 0) return [];
  const { canvas, looks, width } = column;
  const text = contact.map(unbroken).join(heldSeparator);
  return textRows(canvas, { leaf: { tag: 'P' }, text, look: looks.contact, width, align, before: 4 });
}

/** The contact, one detail under another. */
export function contactStack(column: Column, contact: string[], align: Align): Row[] {
  const { canvas, looks, width } = column;
  return contact.flatMap((text) => textRows(canvas, { leaf: { tag: 'P' }, text, look: looks.contact, width, align }));
}

function paintAll(rows: Row[], x: number, y: number): void {
  let at = y;
  for (const row of rows) {
    at += row.before;
    row.paint(x, at, row.before);
    at += row.height;
  }
}

/** Two groups of rows side by side, each in the middle of the height. */
function beside(left: Row[], right: Row[], rightX: number): Row {
  const height = Math.max(heightOf(left), heightOf(right));
  return {
    ...gapRow(height, false),
    paint: (x, y) => {
      paintAll(left, x, y + (height - heightOf(left)) / 2);
      paintAll(right, x + rightX, y + (height - heightOf(right)) / 2);
    },
  };
}

/** The contact at the right of the name; under it where a detail or the name would be cut. */
function splitHead(column: Column, cv: ArrangedCv): Row[] {
  const { canvas, looks, width } = column;
  const widths = cv.contact.map((one) => canvas.measure(canvas.shown(one, looks.contact), looks.contact));
  const right = Math.max(0, ...widths) + 1;
  const left = { ...column, width: width - right - 24 };
  const isTight = cv.contact.length > 6 || right > width * 0.42;
  const isNameCut = wrapText(canvas, cv.fullName, nameLook(left, cv.fullName), left.width).length > 1;
  if (cv.contact.length === 0 || isTight || isNameCut)
    return [...titles(column, cv, 'left'), ...contactLine(column, cv.contact, 'left')];
  const stack = contactStack({ ...column, width: right }, cv.contact, 'right');
  return [beside(titles(left, cv, 'left'), stack, width - right)];
}

function framed(column: Column, rows: Row[]): Row[] {
  const height = heightOf(rows) + 30;
  const { accent, line } = column.looks.inks;
  const paint: Row['paint'] = (x, y) => {
    column.canvas.ornament((pdf) => {
      pdf.rect(x, y, column.width, height).lineWidth(1.6).strokeColor(`#${accent}`).stroke();
      pdf
        .rect(x + 4, y + 4, column.width - 8, height - 8)
        .lineWidth(0.6)
        .strokeColor(`#${line}`)
        .stroke();
    });
    paintAll(rows, x + 16, y + 15);
  };
  return [{ ...gapRow(height, false), paint }];
}

function ruleRows(column: Column): Row[] {
  const { rule, kind } = column.model.head;
  if (!rule) return [];
  const { accent } = column.looks.inks;
  const length = rule === 'short' ? 46 : column.width;
  const from = kind.startsWith('centred') && rule === 'short' ? (column.width - length) / 2 : 0;
  const strokes = {
    thin: [[0, 0.8]],
    thick: [[0, 3]],
    double: [
      [-1.5, 2.2],
      [1.9, 0.7],
    ],
    short: [[0, 2.6]],
  }[rule];
  const paint: Row['paint'] = (x, y) =>
    column.canvas.ornament((pdf) => {
      for (const [at = 0, thickness = 1] of strokes) {
        pdf
          .moveTo(x + from, y + 9 + at)
          .lineTo(x + from + length, y + 9 + at)
          .lineWidth(thickness)
          .strokeColor(`#${accent}`)
          .stroke();
      }
    });
  return [{ ...gapRow(11, false), paint }];
}

/** The name, the headline and the contact as the model sets them. */
export function headRows(column: Column, cv: ArrangedCv): Row[] {
  const { kind } = column.model.head;
  if (kind === 'side') return titles(column, cv, 'left');
  const contact = cv.contactAt === 'head' ? cv.contact : [];
  if (kind === 'split' || kind === 'band') return [...splitHead(column, { ...cv, contact }), ...ruleRows(column)];
  if (kind === 'framed') {
    const inner = { ...column, width: column.width - 32 };
    return framed(column, [...titles(inner, cv, 'centre'), ...contactLine(inner, contact, 'centre')]);
  }
  const align = kind === 'centred' || kind === 'centred-band' ? 'centre' : 'left';
  return [...titles(column, cv, align), ...contactLine(column, contact, align), ...ruleRows(column)];
}
