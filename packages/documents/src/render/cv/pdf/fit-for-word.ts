import type { CvDocument } from '@coach/contracts/cv-document';
import { originNote } from '../../cv-metadata.ts';
import { startPdf } from '../../start-pdf.ts';
import type { CvModel } from '../cv-model.ts';
import type { CvSetting } from '../fit-cv.ts';
import { fitOn } from './lay-out-pages.ts';
import { createPdfCanvas } from './pdf-canvas.ts';

const unwritten = { title: '', author: '', writtenBy: 'engine', date: new Date(0) } as const;

/** The setting a CV's PDF has, for the formats whose lines are broken by the program that opens them. */
export async function fitForWord(document: CvDocument, model: CvModel): Promise<CvSetting> {
  const { page, fonts } = model;
  const { pdf } = await startPdf(unwritten, originNote(unwritten), page, fonts.text, fonts.display);
  return fitOn(createPdfCanvas(pdf), document, model);
}
