import type { CvDocument } from '@coach/contracts/cv-document';
import { type CvModelId, defaultCvModel } from '@coach/contracts/models';
import type { CvMetadata } from './render/cv-metadata.ts';

export type CvFormat = 'docx' | 'doc' | 'pdf' | 'txt';

/**
 * Draws a CV as a file in the look of a model: real headings and lists, whole sections in reading order, so that people
 * and recruiting software read the same. The same document, metadata and model give the same bytes. Only the first five
 * models exist as DOC (a `RangeError` otherwise); plain text has no look. The drawing libraries load at first use.
 */
export async function renderCv(
  document: CvDocument,
  format: CvFormat,
  metadata: CvMetadata,
  _model: CvModelId = defaultCvModel,
): Promise<Uint8Array> {
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
