import PDFDocument from 'pdfkit';
import type { CvMetadata, originNote } from './cv-metadata.ts';
import { type FontFamily, loadFontFamily } from './font-families.ts';
import { openFont } from './open-font.ts';

type Margins = { side: number; top: number; bottom: number };

/** A font of `startPdf`: the text's, or the one of its headings. */
export type PdfFont = 'regular' | 'bold' | 'italic' | 'display-regular' | 'display-bold' | 'display-italic';

/**
 * An A4 PDF in French, tagged. The family's fonts are « regular », « bold » and « italic », those of a second family
 * « display-… »; only what is used is embedded. `written` holds its bytes once it ended.
 */
export async function startPdf(
  metadata: CvMetadata,
  note: ReturnType<typeof originNote>,
  { side, top, bottom }: Margins,
  family: FontFamily = 'source-sans',
  display: FontFamily = family,
): Promise<{ pdf: PDFKit.PDFDocument; written: Promise<Uint8Array> }> {
  const [fonts, displayFonts] = await Promise.all([loadFontFamily(family), loadFontFamily(display)]);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { left: side, right: side, top, bottom },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    font: '',
    info: {
      Title: metadata.title,
      Author: metadata.author,
      Subject: note.description,
      Keywords: note.keywords,
      CreationDate: metadata.date,
      ModDate: metadata.date,
    },
  });
  for (const style of ['regular', 'bold', 'italic'] as const) {
    pdf.registerFont(style, openFont(fonts[style]));
    pdf.registerFont(`display-${style}`, openFont(displayFonts[style]));
  }
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  return { pdf, written: ended.then(() => new Uint8Array(Buffer.concat(chunks))) };
}
