import type { CvDocument } from '@coach/contracts/cv-document';
import { type CvModelId, defaultCvModel, isFreeModel } from '@coach/contracts/models';
import type { CvModel } from './render/cv/cv-model.ts';
import { cvModels } from './render/cv/cv-models.ts';
import type { CvSetting } from './render/cv/fit-cv.ts';
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
  model: CvModelId = defaultCvModel,
): Promise<Uint8Array> {
  const look = cvModels[model];
  switch (format) {
    case 'docx': {
      const [{ renderCvDocx }, fitted] = await Promise.all([
        import('./render/cv/docx/render-cv-docx.ts'),
        settingFor(document, look),
      ]);
      return renderCvDocx(fitted.document, metadata, fitted.model);
    }
    case 'pdf':
      return (await import('./render/cv/pdf/render-cv-pdf.ts')).renderCvPdf(document, metadata, look);
    case 'doc': {
      if (!isFreeModel('cv', model)) throw new RangeError(`The model « ${model} » does not exist as DOC`);
      const [{ renderCvWordHtml }, fitted] = await Promise.all([
        import('./render/cv/word-html/render-cv-word-html.ts'),
        settingFor(document, look),
      ]);
      return renderCvWordHtml(fitted.document, metadata, fitted.model);
    }
    case 'txt':
      return (await import('./render/render-txt.ts')).renderTxt(document);
  }
}

async function settingFor(document: CvDocument, model: CvModel): Promise<CvSetting> {
  return (await import('./render/cv/pdf/fit-for-word.ts')).fitForWord(document, model);
}
