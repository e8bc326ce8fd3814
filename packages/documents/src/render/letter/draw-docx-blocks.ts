import {
  AlignmentType,
  BorderStyle,
  type IBorderOptions,
  type IParagraphOptions,
  type IRunOptions,
  LineRuleType,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { wordFont } from '../font-families.ts';
import { eighths, halfPoints, twips } from './docx-units.ts';
import type { Align, Block, Cell, Line, Look, Row, Rule } from './letter-blocks.ts';
import type { LetterModel } from './letter-model.ts';
import { cellWidths, noPad } from './measure-blocks.ts';
import { signPicture } from './sign-picture.ts';

const alignments: Record<Align, (typeof AlignmentType)[keyof typeof AlignmentType]> = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.BOTH,
};

const none: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = { top: none, bottom: none, left: none, right: none };

type Place = { model: LetterModel; width: number };

/** Blocks as paragraphs and tables, one after another. */
export async function drawDocxBlocks(blocks: readonly Block[], place: Place): Promise<(Paragraph | Table)[]> {
  const drawn: (Paragraph | Table)[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'line') drawn.push(line(block, place));
    else if (block.kind === 'rule') drawn.push(rule(block, place));
    else if (block.kind === 'sign') drawn.push(await sign(block, place));
    else {
      if (block.before > 0 || blocks[index - 1]?.kind === 'row') drawn.push(spacer(block.before));
      drawn.push(await table(block, place));
    }
  }
  return drawn;
}

/** Between tables, which would grow together, and under one that ends the page. */
export function spacer(points: number): Paragraph {
  return new Paragraph({
    spacing: { line: twips(Math.max(1, points)), lineRule: LineRuleType.EXACT, before: 0, after: 0 },
    run: { size: 2 },
  });
}

function runOf(look: Look, model: LetterModel): IRunOptions {
  const family = look.face.startsWith('display-') ? model.fonts.display : model.fonts.text;
  return {
    font: wordFont(family),
    size: halfPoints(look.size),
    color: look.color,
    bold: look.face.endsWith('bold'),
    italics: look.face.endsWith('italic'),
    ...(look.caps ? { allCaps: true } : {}),
    ...(look.smallCaps ? { smallCaps: true } : {}),
    ...(look.tracking ? { characterSpacing: twips(look.tracking) } : {}),
  };
}

function texts(text: string, look: IRunOptions): TextRun[] {
  return text
    .split('\n')
    .map((part, index) => new TextRun({ ...look, text: part, ...(index > 0 ? { break: 1 } : {}) }));
}

function line(block: Line, { model }: Place): Paragraph {
  const { look, lead } = block;
  const options: IParagraphOptions = {
    alignment: alignments[block.align],
    spacing: {
      before: twips(block.before),
      after: 0,
      line: twips(look.size * look.leading),
      lineRule: LineRuleType.AT_LEAST,
    },
    indent: { left: twips(block.left ?? 0), firstLine: twips(block.firstLine ?? 0) },
    keepNext: block.keepNext ?? false,
    widowControl: true,
    ...(block.tag === 'H1' ? { outlineLevel: 0 } : {}),
    children: [
      ...(lead ? [new TextRun({ ...runOf(lead.look, model), text: lead.text })] : []),
      ...texts(block.text, runOf(look, model)),
    ],
  };
  return new Paragraph(options);
}

/** An empty line, as high as nothing, whose edge is the rule; indents give it its width. */
function rule(block: Rule, { width }: Place): Paragraph {
  const free = Math.max(0, width - (block.width ?? width));
  const left = block.align === 'right' ? free : block.align === 'center' ? free / 2 : 0;
  const border = { style: BorderStyle.SINGLE, size: eighths(block.weight), color: block.color, space: 0 };
  return new Paragraph({
    spacing: { before: twips(block.before), after: 0, line: 20, lineRule: LineRuleType.EXACT },
    indent: { left: twips(left), right: twips(free - left) },
    border: { bottom: border },
    run: { size: 2 },
  });
}

async function sign(block: Extract<Block, { kind: 'sign' }>, { model }: Place): Promise<Paragraph> {
  const picture = await signPicture(block, model.fonts.display);
  return new Paragraph({
    alignment: alignments[block.align],
    spacing: { before: twips(block.before), after: 0 },
    children: [picture],
  });
}

async function table(row: Row, { model, width }: Place): Promise<Table> {
  const bleed = row.bleed === true;
  const widths = cellWidths(row, width);
  const cells: TableCell[] = [];
  const columns: number[] = [];
  for (const [index, cell] of row.cells.entries()) {
    if (index > 0 && row.gap > 0) {
      cells.push(emptyCell(row.gap));
      columns.push(twips(row.gap));
    }
    const inner = widths[index] ?? 0;
    columns.push(twips(inner + beyond(cell, row, model).left + beyond(cell, row, model).right));
    cells.push(await tableCell(cell, row, { model, width: inner }));
  }
  return new Table({
    rows: [new TableRow({ children: cells, cantSplit: row.cells.length === 1 })],
    columnWidths: columns,
    width: { size: columns.reduce((sum, each) => sum + each, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    indent: { size: bleed ? -twips(model.margin.left) : 0, type: WidthType.DXA },
    margins: { left: 0, right: 0, top: 0, bottom: 0 },
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
  });
}

async function tableCell(cell: Cell, row: Row, place: Place): Promise<TableCell> {
  const pad = cell.pad ?? noPad;
  const { left, right } = beyond(cell, row, place.model);
  const inner = { ...place, width: place.width - pad.left - pad.right };
  const children = await drawDocxBlocks(cell.blocks, inner);
  const last = cell.blocks.at(-1);
  if (children.length === 0 || last?.kind === 'row') children.push(spacer(1));
  return new TableCell({
    children,
    width: { size: twips(place.width + left + right), type: WidthType.DXA },
    verticalAlign: {
      top: VerticalAlignTable.TOP,
      middle: VerticalAlignTable.CENTER,
      bottom: VerticalAlignTable.BOTTOM,
    }[row.valign],
    margins: {
      left: twips(left + pad.left),
      right: twips(right + pad.right),
      top: twips(row.bleed ? 0 : pad.y),
      bottom: twips(pad.y),
    },
    borders: bordersOf(cell),
    ...(cell.fill ? { shading: { type: ShadingType.CLEAR, fill: cell.fill, color: 'auto' } } : {}),
  });
}

/** What a cell of a band has beyond the margins. */
function beyond(cell: Cell, { bleed, cells }: Row, { margin }: LetterModel): { left: number; right: number } {
  return {
    left: bleed && cell === cells[0] ? margin.left : 0,
    right: bleed && cell === cells.at(-1) ? margin.right : 0,
  };
}

function bordersOf({ border }: Cell) {
  if (!border) return noBorders;
  const drawn = { style: BorderStyle.SINGLE, size: eighths(border.weight), color: border.color };
  return { ...noBorders, ...Object.fromEntries(border.sides.map((side) => [side, drawn])) };
}

function emptyCell(points: number): TableCell {
  return new TableCell({
    children: [spacer(1)],
    width: { size: twips(points), type: WidthType.DXA },
    borders: noBorders,
  });
}
