import PDFDocument from 'pdfkit';
import { loadCvFonts } from './cv-fonts.ts';
import type { CvMetadata, originNote } from './cv-metadata.ts';

type Margins = { side: number; top: number; bottom: number };

/** An A4 PDF in French, tagged, its fonts embedded as « regular » and « bold »; `written` holds its bytes once it ended. */
export async function startPdf(
  metadata: CvMetadata,
  note: ReturnType<typeof originNote>,
  { side, top, bottom }: Margins,
): Promise<{ pdf: PDFKit.PDFDocument; written: Promise<Uint8Array> }> {
  const fonts = await loadCvFonts();
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
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  return { pdf, written: ended.then(() => new Uint8Array(Buffer.concat(chunks))) };
}
