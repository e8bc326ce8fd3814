import type { Letter } from '@coach/contracts/letter';
import { type CvMetadata, originNote } from '../cv-metadata.ts';
import { drawableText } from '../drawable-text.ts';
import { startPdf } from '../start-pdf.ts';
import { type LetterParts, letterParts } from './letter-parts.ts';
import { letterStyle } from './letter-style.ts';

type Line = {
  text: string;
  tag: 'P' | 'H1';
  at: 'left' | 'right';
  before: number;
  bold?: boolean;
  size?: number;
  soft?: boolean;
};

/** The letter as a tagged PDF on one page; its type shrinks a little when it is long, and then runs over. */
export async function renderLetterPdf(letter: Letter, metadata: CvMetadata): Promise<Uint8Array> {
  const note = originNote(metadata.writtenBy, 'lettre de motivation');
  const { pdf, written } = await startPdf(metadata, note, letterStyle.margin);
  const lines = linesOf(letterParts(letter));
  const room = pdf.page.height - letterStyle.margin.top - letterStyle.margin.bottom;
  const scale = [1, 0.965, 0.93, 0.9].find((each) => heightOf(pdf, lines, each) <= room) ?? 0.9;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  let isFirst = true;
  for (const line of lines) {
    if (!isFirst) pdf.y += line.before * scale;
    isFirst = false;
    root.add(pdf.struct(line.tag, {}, () => draw(pdf, line, scale)));
  }
  root.end();
  pdf.end();
  return written;
}

function linesOf(parts: LetterParts): Line[] {
  const { gap, name } = letterStyle;
  const block = (texts: string[], at: Line['at'], before: number): Line[] =>
    texts.map((text, index) => ({ text, tag: 'P', at, before: index === 0 ? before : 0 }));
  const [fullName, ...details] = parts.sender;
  const lines: Line[] = [
    ...(fullName
      ? [{ text: fullName, tag: 'P' as const, at: 'left' as const, before: 0, bold: true, size: name }]
      : []),
    ...block(details, 'left', 2).map((line) => ({ ...line, soft: true })),
    ...block(parts.recipient, 'right', gap.recipient),
    { text: parts.placeAndDate, tag: 'P', at: 'right', before: gap.date },
    { text: parts.subject, tag: 'H1', at: 'left', before: gap.subject, bold: true },
    { text: parts.salutation, tag: 'P', at: 'left', before: gap.salutation },
    ...parts.paragraphs.map((text): Line => ({ text, tag: 'P', at: 'left', before: gap.paragraph })),
    { text: parts.closing, tag: 'P', at: 'left', before: gap.closing },
    { text: parts.signature, tag: 'P', at: 'right', before: gap.signature },
  ];
  return lines.filter(({ text }) => text !== '');
}

function heightOf(pdf: PDFKit.PDFDocument, lines: readonly Line[], scale: number): number {
  return lines.reduce((sum, line) => {
    const options = use(pdf, line, scale);
    return sum + line.before * scale + pdf.heightOfString(drawableText(pdf, line.text), options);
  }, 0);
}

function use(pdf: PDFKit.PDFDocument, line: Line, scale: number): PDFKit.Mixins.TextOptions {
  const size = (line.size ?? letterStyle.body) * scale;
  pdf
    .font(line.bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(`#${line.soft ? letterStyle.soft : letterStyle.ink}`);
  const full = pdf.page.width - 2 * letterStyle.margin.side;
  return { width: line.at === 'right' ? full - letterStyle.right : full, lineGap: size * 0.17 };
}

function draw(pdf: PDFKit.PDFDocument, line: Line, scale: number): void {
  const options = use(pdf, line, scale);
  const left = letterStyle.margin.side + (line.at === 'right' ? letterStyle.right : 0);
  pdf.text(drawableText(pdf, line.text), left, pdf.y, options);
}
