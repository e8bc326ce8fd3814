import type { CvDocument } from '@coach/contracts/cv-document';
import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { type CvMetadata, originNote } from './cv-metadata.ts';
import { cvStyle, inlineSeparator } from './cv-style.ts';
import { fixPackage } from './fix-package.ts';
import { tidyCv } from './tidy-cv.ts';

type Block = CvDocument['sections'][number]['blocks'][number];

/** Word counts lengths in twentieths of a point, and letters in half-points. */
const twips = (points: number) => Math.round(points * 20);
const halfPoints = (points: number) => Math.round(points * 2);
const page = { width: 11906, height: 16838 };
const contentWidth = page.width - 2 * twips(cvStyle.margin.side);
const font = 'Calibri';
const listName = 'cv-list';

function run(size: number, look: Partial<IRunOptions> = {}): IRunOptions {
  return { font, size: halfPoints(size), color: cvStyle.ink, ...look };
}

const styles = {
  default: {
    document: { run: { ...run(10.5), language: { value: 'fr-FR' } }, paragraph: { spacing: { line: 288, after: 60 } } },
    title: {
      run: run(cvStyle.name, { bold: true }),
      paragraph: { spacing: { line: 264, after: 40 } },
    },
    heading1: {
      run: run(cvStyle.section, { bold: true, smallCaps: true, color: cvStyle.accent, characterSpacing: 14 }),
      paragraph: { spacing: { before: twips(15), after: twips(4) }, keepNext: true, keepLines: true },
    },
    heading2: {
      run: run(cvStyle.entry, { bold: true }),
      paragraph: { spacing: { before: twips(8), after: 10 }, keepNext: true, keepLines: true },
    },
  },
};

const numbering = {
  config: [
    {
      reference: listName,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          style: {
            paragraph: { indent: { left: twips(14), hanging: twips(11) } },
            run: { font, color: cvStyle.accent },
          },
        },
      ],
    },
  ],
};

function text(content: string, keepNext = false, look: Partial<IRunOptions> = {}): Paragraph {
  return new Paragraph({ keepNext, children: [new TextRun({ text: content, ...look })] });
}

function list(items: string[]): Paragraph[] {
  return items.map(
    (item) => new Paragraph({ text: item, numbering: { reference: listName, level: 0 }, spacing: { after: 40 } }),
  );
}

function entry(block: Extract<Block, { kind: 'entry' }>): Paragraph[] {
  const soft = { color: cvStyle.soft };
  const dates = block.dates
    ? [new TextRun({ children: [new Tab(), block.dates], bold: false, size: halfPoints(10), ...soft })]
    : [];
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      tabStops: [{ type: TabStopType.RIGHT, position: contentWidth }],
      children: [new TextRun(block.title), ...dates],
    }),
    ...(block.subtitle ? [text(block.subtitle, block.bullets.length > 0, soft)] : []),
    ...list(block.bullets),
  ];
}

function drawBlock(block: Block): Paragraph[] {
  if (block.kind === 'paragraph') return [text(block.text)];
  if (block.kind === 'entry') return entry(block);
  return block.inline ? [text(block.items.join(inlineSeparator))] : list(block.items);
}

function head(cv: CvDocument): Paragraph[] {
  const contact = cv.contact.map((one) => one.text).join(inlineSeparator);
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, text: cv.fullName }),
    ...(cv.headline ? [text(cv.headline, true, run(cvStyle.headline, { color: cvStyle.accent }))] : []),
    new Paragraph({
      spacing: { before: 20, after: 80 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 8, space: 8, color: cvStyle.accent } },
      children: [new TextRun({ text: contact, ...run(cvStyle.contact, { color: cvStyle.soft }) })],
    }),
  ];
}

/** The CV as a DOCX: heading styles, real lists, A4, its making told in the properties. */
export async function renderDocx(document: CvDocument, metadata: CvMetadata): Promise<Uint8Array> {
  const cv = tidyCv(document);
  const { side, top, bottom } = cvStyle.margin;
  const margin = { left: twips(side), right: twips(side), top: twips(top), bottom: twips(bottom) };
  const sections = cv.sections.flatMap((section) => [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: section.title }),
    ...section.blocks.flatMap(drawBlock),
  ]);
  const word = new Document({
    title: metadata.title,
    creator: metadata.author,
    lastModifiedBy: metadata.author,
    ...originNote(metadata.writtenBy),
    styles,
    numbering,
    sections: [{ properties: { page: { size: page, margin } }, children: [...head(cv), ...sections] }],
  });
  return fixPackage(await Packer.toBuffer(word), metadata.date);
}
