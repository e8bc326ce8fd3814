import type { IParagraphOptions, IRunOptions } from 'docx';
import { Paragraph, TextRun } from 'docx';
import { wordFont } from '../../font-families.ts';
import type { CvSection } from '../arrange-cv.ts';
import type { CvModel, Ground } from '../cv-model.ts';
import { inksOn } from '../looks.ts';

/** Word counts lengths in twentieths of a point, letters in half-points, lines of text in 240ths. */
export const twips = (points: number) => Math.round(points * 20);
export const halfPoints = (points: number) => Math.round(points * 2);
/** Of Word's usual fonts, in their size. */
const naturalLine = 1.22;
export const lines = (leading: number) => Math.round((leading / naturalLine) * 240);

export const listName = 'cv-list';

/** A column as its paragraphs are made. Points. */
export type DocxColumn = {
  model: CvModel;
  ground: Ground;
  inks: ReturnType<typeof inksOn>;
  width: number;
  /** At the side: short items stand one under another. */
  narrow: boolean;
  /** Free at the left of the text, for dates or titles. */
  margin: number;
};

export function docxColumn(model: CvModel, width: number, ground: Ground = 'page', narrow = false): DocxColumn {
  return { model, ground, inks: inksOn(model, ground), width, narrow, margin: 0 };
}

/** Of the width of a letter of a date, in its size: as wide as Word's widest usual font. */
const dateLetter = 0.54;

/** The column with the margin of its model, as wide as the longest date. */
export function withMargin(column: DocxColumn, sections: CvSection[]): DocxColumn {
  const { plan } = column.model;
  if (plan.kind !== 'margin') return column;
  if (plan.holds === 'titles') return { ...column, margin: plan.width };
  const entries = sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'entry'));
  const widest = Math.max(0, ...entries.map(({ dates }) => dateWidth(column, dates ?? '')));
  return { ...column, margin: Math.min(Math.max(plan.width, widest), plan.width + 34) };
}

/** With the gap that parts it from the title. */
export function dateWidth(column: DocxColumn, dates: string): number {
  return dates.length * softLook(column).size * dateLetter + 8;
}

export type TextLook = { size: number; color: string; display?: boolean } & Omit<
  IRunOptions,
  'size' | 'color' | 'font'
>;

export function run(column: DocxColumn, text: string, { size, color, display = false, ...rest }: TextLook): TextRun {
  const { fonts } = column.model;
  return new TextRun({
    text,
    font: wordFont(display ? fonts.display : fonts.text),
    size: halfPoints(size),
    color,
    ...rest,
  });
}

/** A paragraph of the column, behind its margin. */
export function paragraph(
  column: DocxColumn,
  children: IParagraphOptions['children'],
  { after = 2, before = 0, ...rest }: { after?: number; before?: number } & Omit<IParagraphOptions, 'children'> = {},
): Paragraph {
  return new Paragraph({
    spacing: { before: twips(before), after: twips(after), line: lines(column.model.leading) },
    indent: { left: twips(column.margin) },
    ...rest,
    children: children ?? [],
  });
}

export function bodyLook({ model, inks }: DocxColumn): TextLook {
  return { size: model.sizes.text, color: inks.ink };
}

export function softLook({ model, inks }: DocxColumn): TextLook {
  return { size: Math.max(9, model.sizes.text - 0.5), color: inks.soft };
}
