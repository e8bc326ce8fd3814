import type { TitleKind } from '../cv-model.ts';
import type { Column } from './column.ts';
import type { Leaf } from './pdf-canvas.ts';
import { behind, gapRow, heightOf, held, type Row, shifted, textRows } from './row.ts';

type Ornament = (column: Column, rows: Row[], textWidth: number) => Row[];
type Pdf = PDFKit.PDFDocument;

function rule(column: Column, color: string, thickness: number, from = 0, length = column.width): Row['paint'] {
  return (x, y) =>
    column.canvas.ornament((pdf) => {
      pdf
        .moveTo(x + from, y)
        .lineTo(x + from + length, y)
        .lineWidth(thickness)
        .strokeColor(`#${color}`)
        .stroke();
    });
}

function ruleRow(column: Column, color: string, thickness: number, height: number, at = height, length?: number): Row {
  const draw = rule(column, color, thickness, 0, length);
  return { ...gapRow(height), paint: (x, y, gap) => draw(x, y + at, gap) };
}

/** A filled shape as high as the rows, drawn with the first of them. */
function filled(column: Column, rows: Row[], color: string, draw: (pdf: Pdf, x: number, y: number, h: number) => void) {
  const [first, ...rest] = rows;
  if (!first) return rows;
  const height = heightOf(rows) - first.before;
  const paint: Row['paint'] = (x, y) =>
    column.canvas.ornament((pdf) => {
      draw(pdf, x, y, height);
      pdf.fill(`#${color}`);
    });
  return [behind(first, paint), ...rest];
}

function padded(rows: Row[], above: number, below: number): Row[] {
  return [gapRow(above), ...rows, gapRow(below)];
}

const ornaments: Record<TitleKind, Ornament> = {
  plain: (_, rows) => rows,
  underline: (column, rows) => [...rows, ruleRow(column, column.looks.inks.accent, 0.8, 3.5, 2)],
  overline: (column, rows) => [ruleRow(column, column.looks.inks.accent, 1.4, 5, 0.7), ...rows],
  between: (column, rows) => [
    ruleRow(column, column.looks.inks.line, 0.7, 3.5, 0.4),
    ...rows,
    ruleRow(column, column.looks.inks.line, 0.7, 4, 3.2),
  ],
  short: (column, rows) => [...rows, ruleRow(column, column.looks.inks.accent, 2.2, 5, 3, 26)],
  bar: (column, rows) =>
    filled(column, shifted(rows, 10), column.looks.inks.accent, (pdf, x, y, h) => pdf.rect(x, y + 1, 3.2, h - 2)),
  block: (column, rows) => {
    const size = column.looks.section.size * 0.62;
    return filled(column, shifted(rows, size + 7), column.looks.inks.accent, (pdf, x, y) =>
      pdf.rect(x, y + (column.looks.section.size * column.looks.section.leading - size) / 2, size, size),
    );
  },
  line: (column, rows, textWidth) => {
    const [first, ...rest] = rows;
    const from = textWidth + 10;
    if (!first || from > column.width - 12) return rows;
    const draw = rule(column, column.looks.inks.line, 0.9, from, column.width - from);
    return [behind(first, (x, y, gap) => draw(x, y + first.height * 0.52, gap)), ...rest];
  },
  centred: (column, rows, textWidth) => {
    const [first, ...rest] = rows;
    const length = (column.width - textWidth) / 2 - 12;
    if (!first || length < 12) return rows;
    const left = rule(column, column.looks.inks.line, 0.7, 0, length);
    const right = rule(column, column.looks.inks.line, 0.7, column.width - length, length);
    const draw: Row['paint'] = (x, y, gap) => {
      left(x, y + first.height * 0.52, gap);
      right(x, y + first.height * 0.52, gap);
    };
    return [behind(first, draw), ...rest];
  },
  diamond: (column, rows) => {
    const { accent, line } = column.looks.inks;
    const half = column.width / 2;
    const paint: Row['paint'] = (x, y, gap) => {
      rule(column, line, 0.7, half - 70, 62)(x, y + 5, gap);
      rule(column, line, 0.7, half + 8, 62)(x, y + 5, gap);
      column.canvas.ornament((pdf) => {
        const middle = x + half;
        pdf.polygon([middle, y + 2], [middle + 3, y + 5], [middle, y + 8], [middle - 3, y + 5]).fill(`#${accent}`);
      });
    };
    return [...rows, { ...gapRow(9), paint }];
  },
  filled: (column, rows) =>
    filled(column, padded(shifted(rows, 9), 2.5, 2.5), column.model.colors.deep, (pdf, x, y, h) =>
      pdf.rect(x, y, column.width, h),
    ),
  tint: (column, rows) =>
    filled(column, padded(shifted(rows, 9), 2.5, 2.5), column.model.colors.wash, (pdf, x, y, h) =>
      pdf.roundedRect(x, y, column.width, h, 3),
    ),
  pill: (column, rows, textWidth) =>
    filled(column, padded(shifted(rows, 11), 2.5, 2.5), column.model.colors.deep, (pdf, x, y, h) =>
      pdf.roundedRect(x, y, Math.min(textWidth + 22, column.width), h, h / 2),
    ),
};

const indents: Partial<Record<TitleKind, number>> = { bar: 10, block: 16, filled: 18, tint: 18, pill: 22 };

/** A section's title with its ornament. It stays with what follows. */
export function sectionTitle(column: Column, title: string): Row[] {
  const { title: titles, sideTitle } = column.model;
  const kind = column.narrow ? (sideTitle ?? titles.kind) : titles.kind;
  const { canvas, looks } = column;
  const onDeep = kind === 'filled' || kind === 'pill';
  const look = onDeep ? { ...looks.section, color: column.model.colors.onDeep } : looks.section;
  const width = column.width - (indents[kind] ?? 0);
  const leaf: Leaf = { tag: 'H2' };
  const align = kind === 'centred' || kind === 'diamond' ? 'centre' : 'left';
  const texts = textRows(canvas, { leaf, text: title, look, width, align });
  if (texts.length === 0) return [];
  const textWidth = canvas.measure(canvas.shown(title, look), look);
  return held(ornaments[kind](column, texts, Math.min(textWidth, width)), true);
}
