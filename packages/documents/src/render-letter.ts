import type { Letter } from '@coach/contracts/letter';
import { defaultLetterModel, type LetterModelId } from '@coach/contracts/models';
import type { CvMetadata } from './render/cv-metadata.ts';
import { letterModels } from './render/letter/letter-models.ts';
import type { CvFormat } from './render-cv.ts';

/**
 * Draws a letter as a file in the French layout, after one of the models: any of them as DOCX, PDF and the Word-HTML of a
 * .doc; plain text knows no models. The same letter, metadata and date give the same bytes. The drawing libraries load at
 * the first use of their format.
 */
export async function renderLetter(
  letter: Letter,
  format: CvFormat,
  metadata: CvMetadata,
  model: LetterModelId = defaultLetterModel,
): Promise<Uint8Array> {
  const look = letterModels[model];
  switch (format) {
    case 'docx':
      return (await import('./render/letter/render-letter-docx.ts')).renderLetterDocx(letter, metadata, look);
    case 'pdf':
      return (await import('./render/letter/render-letter-pdf.ts')).renderLetterPdf(letter, metadata, look);
    case 'doc':
      return (await import('./render/letter/render-letter-word-html.ts')).renderLetterWordHtml(letter, metadata, look);
    case 'txt':
      return (await import('./render/letter/render-letter-txt.ts')).renderLetterTxt(letter);
  }
}
