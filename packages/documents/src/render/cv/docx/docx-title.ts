import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  type IBorderOptions,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
} from 'docx';
import type { TitleKind } from '../cv-model.ts';
import { type DocxColumn, run, type TextLook, twips } from './docx-column.ts';

type Ornament = {
  paragraph?: Pick<IParagraphOptions, 'border' | 'shading' | 'alignment' | 'indent'>;
  look?: Partial<TextLook>;
  /** A rule under the title that is shorter than the column: from and to, in points. */
  under?: { from: number; to: number; thickness: number; color: string };
};

/** Borders count in eighths of a point. */
function edge(color: string, thickness: number, space = 1): IBorderOptions {
  return { style: BorderStyle.SINGLE, color, size: Math.round(thickness * 8), space };
}

function ground(color: string): NonNullable<Ornament['paragraph']> {
  return {
    shading: { type: ShadingType.CLEAR, fill: color, color: 'auto' },
    border: {
      top: edge(color, 2.5, 0),
      bottom: edge(color, 2.5, 0),
      left: edge(color, 3, 4),
      right: edge(color, 3, 4),
    },
    indent: { left: twips(7), right: twips(7) },
  };
}

function ornament(kind: TitleKind, { model, inks, width }: DocxColumn): Ornament {
  const { colors } = model;
  const middle = width / 2;
  switch (kind) {
    case 'plain':
      return {};
    case 'underline':
      return { paragraph: { border: { bottom: edge(inks.accent, 0.75) } } };
    case 'overline':
      return { paragraph: { border: { top: edge(inks.accent, 1.5, 3) } } };
    case 'between':
      return { paragraph: { border: { top: edge(inks.line, 0.75, 2), bottom: edge(inks.line, 0.75, 2) } } };
    case 'line':
      return { paragraph: { border: { bottom: edge(inks.line, 1, 1) } } };
    case 'bar':
      return { paragraph: { border: { left: edge(inks.accent, 3, 6) }, indent: { left: twips(9) } } };
    case 'block':
      return { paragraph: { border: { left: edge(inks.accent, 6, 6) }, indent: { left: twips(12) } } };
    case 'centred':
      return { paragraph: { alignment: AlignmentType.CENTER, border: { bottom: edge(inks.line, 0.75, 3) } } };
    case 'short':
      return { under: { from: 0, to: 28, thickness: 2.25, color: inks.accent } };
    case 'diamond':
      return {
        paragraph: { alignment: AlignmentType.CENTER },
        under: { from: middle - 60, to: middle + 60, thickness: 1, color: inks.line },
      };
    case 'filled':
      return { paragraph: ground(colors.deep), look: { color: colors.onDeep } };
    case 'tint':
      return { paragraph: ground(colors.wash) };
    case 'pill':
      return {
        look: {
          color: colors.onDeep,
          shading: { type: ShadingType.CLEAR, fill: colors.deep, color: 'auto' },
        },
      };
  }
}

/** A thin paragraph with nothing but a rule. */
export function shortRule(width: number, { from, to, thickness, color }: NonNullable<Ornament['under']>, after = 3) {
  return new Paragraph({
    keepNext: true,
    spacing: { before: 0, after: twips(after), line: twips(3), lineRule: 'exact' },
    indent: { left: twips(from), right: twips(Math.max(0, width - to)) },
    border: { bottom: edge(color, thickness, 0) },
    children: [],
  });
}

/** A section's title as a heading of the first level, with its ornament. */
export function docxTitle(column: DocxColumn, title: string, isFirst: boolean): Paragraph[] {
  const { model, inks, narrow, width } = column;
  const { letters, spacing = 0, italic = false } = model.title;
  const kind = narrow ? (model.sideTitle ?? model.title.kind) : model.title.kind;
  // Its text stands beside it as far as Word allows: just under it.
  const inMargin = model.plan.kind === 'margin' && model.plan.holds === 'titles';
  const { paragraph: own = {}, look = {}, under } = ornament(kind, column);
  const text = kind === 'pill' ? `\u00a0${title}\u00a0` : title;
  const letterLook: TextLook = {
    size: model.sizes.section,
    color: inks.accent,
    display: true,
    bold: !italic,
    italics: italic,
    // Word takes the first of the two for both.
    ...(letters === 'small-capitals' ? { smallCaps: true } : { allCaps: letters === 'capitals' }),
    characterSpacing: twips(spacing),
    ...look,
  };
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    keepLines: true,
    spacing: {
      before: isFirst ? 0 : twips(15 * model.air),
      after: twips(under ? 1 : inMargin ? 0 : 4 * model.air),
      line: 264,
    },
    ...own,
    children: [run(column, text, letterLook)],
  });
  return under ? [heading, shortRule(width, under)] : [heading];
}
