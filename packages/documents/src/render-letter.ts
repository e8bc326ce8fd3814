import type { Letter } from '@coach/contracts/letter';
import { defaultLetterModel, type LetterModelId } from '@coach/contracts/models';
import type { CvMetadata } from './render/cv-metadata.ts';
import type { CvFormat } from './render-cv.ts';

/**
 * Draws a letter as a file, in the French layout: sender at the left, recipient and date at the right. The same letter,
 * metadata and date give the same bytes. The drawing libraries load at the first use of their format.
 */
export async function renderLetter(
  letter: Letter,
  format: CvFormat,
  metadata: CvMetadata,
  _model: LetterModelId = defaultLetterModel,
): Promise<Uint8Array> {
  switch (format) {
    case 'docx':
      return (await import('./render/letter/render-letter-docx.ts')).renderLetterDocx(letter, metadata);
    case 'pdf':
      return (await import('./render/letter/render-letter-pdf.ts')).renderLetterPdf(letter, metadata);
    case 'doc':
      return (await import('./render/letter/render-letter-word-html.ts')).renderLetterWordHtml(letter, metadata);
    case 'txt':
      return (await import('./render/letter/render-letter-txt.ts')).renderLetterTxt(letter);
  }
}
