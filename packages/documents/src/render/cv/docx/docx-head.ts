import { AlignmentType, BorderStyle, HeadingLevel, type IParagraphOptions, Paragraph, ShadingType } from 'docx';
import { heldSeparator } from '../../cv-style.ts';
import { unbroken } from '../../set-type.ts';
import type { ArrangedCv } from '../arrange-cv.ts';
import { type DocxColumn, run, softLook, type TextLook, twips } from './docx-column.ts';
import { shortRule } from './docx-title.ts';

type HeadLine = { text: string; look: TextLook; height: number; heading?: true };

const longestName = 26;

/** Points a letter of the name takes, in its size. */
const nameLetter = 0.54;

function nameSize(model: DocxColumn['model'], name: string, width: number): number {
  const size = model.sizes.name;
  const longestWord = Math.max(...name.split(' ').map((word) => word.length));
  const fitting = name.length > longestName ? size * 0.78 : size;
  return Math.max(14, Math.min(fitting, width / (longestWord * nameLetter * 1.08)));
}

function headLines(column: DocxColumn, cv: ArrangedCv, withContact: boolean): HeadLine[] {
  const { model, inks, width } = column;
  const { style, capitals = false, spacing = 0 } = model.head.name;
  const size = nameSize(model, cv.fullName, width);
  const name: TextLook = {
    size,
    color: inks.ink,
    display: true,
    bold: style === 'bold',
    italics: style === 'italic',
    allCaps: capitals,
    characterSpacing: twips(spacing),
  };
  const contact = withContact ? cv.contact.map(unbroken).join(heldSeparator) : '';
  const headline = { size: model.sizes.headline, color: inks.accent };
  const all: HeadLine[] = [
    { text: cv.fullName, look: name, height: size * 1.24, heading: true },
    { text: cv.headline ?? '', look: headline, height: model.sizes.headline * 1.45 },
    { text: contact, look: softLook(column), height: softLook(column).size * 1.6 },
  ];
  return all.filter(({ text }) => text !== '');
}

/** A line's height times the lines it is likely to take. */
function heightOf({ text, look, height }: HeadLine, width: number): number {
  return height * Math.max(1, Math.ceil((text.length * look.size * (look.allCaps ? 0.62 : 0.5)) / width));
}

function frame(column: DocxColumn): IParagraphOptions['border'] {
  const side = { style: BorderStyle.DOUBLE, size: 6, space: 8, color: column.inks.accent };
  return { top: side, bottom: side, left: side, right: side };
}

const rules = {
  thin: { style: BorderStyle.SINGLE, size: 8 },
  thick: { style: BorderStyle.SINGLE, size: 24 },
  double: { style: BorderStyle.DOUBLE, size: 8 },
} as const;

/** How the head's paragraphs stand: aligned, framed, on a ground. */
function placeOf(column: DocxColumn, kind: DocxColumn['model']['head']['kind']): Partial<IParagraphOptions> {
  const { model, ground } = column;
  const isCentred = kind === 'centred' || kind === 'centred-band' || kind === 'framed';
  const fill = ground === 'deep' ? model.colors.deep : model.colors.wash;
  return {
    alignment: isCentred ? AlignmentType.CENTER : AlignmentType.LEFT,
    ...(kind === 'framed' ? { border: frame(column), indent: { left: twips(10), right: twips(10) } } : {}),
    ...(ground === 'page' ? {} : { shading: { type: ShadingType.CLEAR, fill, color: 'auto' } }),
  };
}

/** The name, the headline and the contact, and how high they are, in points. Heights are exact: a ground is cut to them. */
export function docxHead(column: DocxColumn, cv: ArrangedCv, after: number): { children: Paragraph[]; height: number } {
  const { model, width, inks } = column;
  const { kind, rule } = model.head;
  const texts = headLines(column, cv, cv.contactAt === 'head' && kind !== 'side');
  const place = placeOf(column, kind);
  const long = rule && rule !== 'short' ? { ...rules[rule], space: 8, color: inks.accent } : null;
  const children = texts.map(({ text, look, height, heading }, index) => {
    const isLast = index === texts.length - 1;
    return new Paragraph({
      // From the top of the page on: LibreOffice moves a table that may leave what is above it.
      keepNext: true,
      ...(heading ? { heading: HeadingLevel.TITLE } : {}),
      spacing: {
        before: 0,
        after: isLast && rule !== 'short' ? twips(after) : 0,
        line: twips(height),
        lineRule: 'exact',
      },
      ...place,
      ...(isLast && long && kind !== 'framed' ? { border: { bottom: long } } : {}),
      children: [run(column, text, look)],
    });
  });
  if (rule === 'short') children.push(headRule(column, after));
  return { children, height: texts.reduce((sum, line) => sum + heightOf(line, width), 0) };
}

function headRule(column: DocxColumn, after: number): Paragraph {
  const { width, inks, model } = column;
  const from = model.head.kind.startsWith('centred') ? width / 2 - 23 : 0;
  return shortRule(width, { from, to: from + 46, thickness: 2.25, color: inks.accent }, after);
}
