import type { Letter } from '@coach/contracts/letter';
import { Document, type IRunOptions, Packer, Paragraph, TextRun } from 'docx';
import { type CvMetadata, originNote } from '../cv-metadata.ts';
import { fixPackage } from '../fix-package.ts';
import { letterParts } from './letter-parts.ts';
import { letterStyle } from './letter-style.ts';

/** Word counts lengths in twentieths of a point, and letters in half-points. */
const twips = (points: number) => Math.round(points * 20);
const page = { width: 11906, height: 16838 };
const font = 'Calibri';

type Look = { before?: number; right?: boolean; run?: Partial<IRunOptions>; keepNext?: boolean };

function line(text: string, { before = 0, right = false, run = {}, keepNext = false }: Look = {}): Paragraph {
  return new Paragraph({
    keepNext,
    spacing: { before: twips(before), after: 0, line: 266 },
    indent: { left: right ? twips(letterStyle.right) : 0 },
    children: [new TextRun({ text, ...run })],
  });
}

function block(texts: string[], before: number, look: Look): Paragraph[] {
  return texts.map((text, index) => line(text, { ...look, before: index === 0 ? before : 0 }));
}

/** The letter as a DOCX: A4, French layout, its making told in the properties. */
export async function renderLetterDocx(letter: Letter, metadata: CvMetadata): Promise<Uint8Array> {
  const parts = letterParts(letter);
  const { gap, margin, ink, soft, body } = letterStyle;
  const size = (points: number) => Math.round(points * 2);
  const [fullName = '', ...details] = parts.sender;
  const children = [
    line(fullName, { run: { bold: true, size: size(letterStyle.name) } }),
    ...block(details, 2, { run: { color: soft } }),
    ...block(parts.recipient, gap.recipient, { right: true }),
    line(parts.placeAndDate, { before: gap.date, right: true }),
    line(parts.subject, { before: gap.subject, run: { bold: true } }),
    line(parts.salutation, { before: gap.salutation }),
    ...parts.paragraphs.map((text) => line(text, { before: gap.paragraph })),
    line(parts.closing, { before: gap.closing, keepNext: true }),
    line(parts.signature, { before: gap.signature, right: true }),
  ];
  const word = new Document({
    title: metadata.title,
    creator: metadata.author,
    lastModifiedBy: metadata.author,
    ...originNote(metadata.writtenBy, 'lettre de motivation'),
    styles: {
      default: { document: { run: { font, size: size(body), color: ink, language: { value: 'fr-FR' } } } },
    },
    sections: [
      {
        properties: {
          page: {
            size: page,
            margin: {
              left: twips(margin.side),
              right: twips(margin.side),
              top: twips(margin.top),
              bottom: twips(margin.bottom),
            },
          },
        },
        children,
      },
    ],
  });
  return fixPackage(await Packer.toBuffer(word), metadata.date);
}
