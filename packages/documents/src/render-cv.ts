import type { CvDocument } from '@coach/contracts/cv-document';
import type { CvMetadata } from './render/cv-metadata.ts';

export type CvFormat = 'docx' | 'doc' | 'pdf' | 'txt';

/**
 * Draws a CV as a file: one column, real headings and lists, so that people and recruiting software read the same.
 * The same document, metadata and date give the same bytes. The drawing libraries load at the first use of their format.
 */
export async function renderCv(document: CvDocument, format: CvFormat, metadata: CvMetadata): Promise<Uint8Array> {
  switch (format) {
    case 'docx':
      return (await import('./render/render-docx.ts')).renderDocx(document, metadata);
    case 'pdf':
      return (await import('./render/render-pdf.ts')).renderPdf(document, metadata);
    case 'doc':
      return (await import('./render/render-word-html.ts')).renderWordHtml(document, metadata);
    case 'txt':
      return (await import('./render/render-txt.ts')).renderTxt(document);
  }
}
