import type { CvDocument } from '@coach/contracts/cv-document';
import { type CvMetadata, originNote } from './cv-metadata.ts';
import { cvStyle, inlineSeparator } from './cv-style.ts';
import { createPdfPen, type PdfPen } from './pdf-pen.ts';
import { startPdf } from './start-pdf.ts';
import { tidyCv } from './tidy-cv.ts';

type Block = CvDocument['sections'][number]['blocks'][number];
type Entry = Extract<Block, { kind: 'entry' }>;

const look = {
  name: { font: 'bold', size: cvStyle.name, color: cvStyle.ink, lineGap: 0 },
  headline: { font: 'regular', size: cvStyle.headline, color: cvStyle.accent, lineGap: 1 },
  contact: { font: 'regular', size: cvStyle.contact, color: cvStyle.soft, lineGap: 1.5 },
  section: { font: 'bold', size: cvStyle.section, color: cvStyle.accent, lineGap: 0, smallCaps: true },
  entry: { font: 'bold', size: cvStyle.entry, color: cvStyle.ink, lineGap: 0.5 },
  soft: { font: 'regular', size: cvStyle.body, color: cvStyle.soft, lineGap: 1 },
  body: { font: 'regular', size: cvStyle.body, color: cvStyle.ink, lineGap: 1.6 },
} as const;

/** What must stay together at the top of a block, so that no heading ends a page. */
function leadHeight(pen: PdfPen, block: Block | undefined): number {
  if (!block) return 0;
  if (block.kind === 'paragraph') return pen.height(block.text, look.body, 3);
  if (block.kind === 'list')
    return pen.height(block.inline ? block.items.join(inlineSeparator) : (block.items[0] ?? ''), look.body, 3);
  const bullet = block.bullets[0];
  return (
    pen.height(block.title, look.entry) +
    (block.subtitle ? pen.height(block.subtitle, look.soft) : 0) +
    (bullet ? pen.height(bullet, look.body, 3) + 4 : 0)
  );
}

function drawEntry(pen: PdfPen, block: Entry): void {
  pen.titleAndDates(block.title, block.dates, look.entry, look.soft);
  if (block.subtitle) pen.text('P', block.subtitle, look.soft);
  pen.space(1.5);
  pen.list(block.bullets, look.body);
}

function drawBlock(pen: PdfPen, block: Block): void {
  if (block.kind === 'paragraph') pen.text('P', block.text, look.body);
  else if (block.kind === 'entry') drawEntry(pen, block);
  else if (block.inline) pen.text('P', block.items.join(inlineSeparator), look.body);
  else pen.list(block.items, look.body);
}

function drawSection(pen: PdfPen, section: CvDocument['sections'][number]): void {
  const headingHeight = pen.height(section.title, look.section);
  pen.keepTogether(15 + headingHeight + 5 + leadHeight(pen, section.blocks[0]));
  pen.space(15);
  pen.text('H2', section.title, look.section);
  pen.space(4);
  section.blocks.forEach((block, index) => {
    if (index > 0) {
      pen.space(block.kind === 'entry' ? 8 : 3);
      pen.keepTogether(leadHeight(pen, block));
    }
    drawBlock(pen, block);
  });
}

function drawHead(pen: PdfPen, cv: CvDocument): void {
  pen.text('H1', cv.fullName, look.name);
  if (cv.headline) pen.text('P', cv.headline, look.headline);
  pen.space(3);
  if (cv.contact.length > 0) pen.text('P', cv.contact.map((one) => one.text).join(inlineSeparator), look.contact);
  pen.space(7);
  pen.rule(cvStyle.accent);
}

/** The CV as a tagged PDF with its fonts embedded: headings, paragraphs and lists keep their roles. */
export async function renderPdf(document: CvDocument, metadata: CvMetadata): Promise<Uint8Array> {
  const cv = tidyCv(document);
  const { pdf, written } = await startPdf(metadata, originNote(metadata.writtenBy), cvStyle.margin);
  const pen = createPdfPen(pdf);
  drawHead(pen, cv);
  for (const section of cv.sections) drawSection(pen, section);
  pen.end();
  return written;
}
