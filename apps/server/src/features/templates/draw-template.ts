import type { CvDocument } from '@coach/contracts/cv-document';
import type { Letter } from '@coach/contracts/letter';
import type { ModelFormat } from '@coach/contracts/models';
import { byEngine } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';
import { drawnFile, originOf } from '../../http/drawn-file.ts';
import { getOwnedTemplate } from './queries.ts';

/** A saved letter or CV as a file. Throws `not_found`. */
export async function drawTemplate(context: UserContext, id: string, format: ModelFormat): Promise<Response> {
  const { type, title, document, metadata: saved } = await getOwnedTemplate(context, id);
  const { drawing, clock, signal } = context;
  const origin = originOf(saved.writtenBy ?? byEngine);
  const metadata = (author: string) => ({ title, author, ...origin, date: clock.now() });
  if (type === 'cv') {
    const cv = document as CvDocument;
    return drawnFile(await drawing.cv(cv, { format, metadata: metadata(cv.fullName), signal }), 'cv-optimise', format);
  }
  const letter = document as Letter;
  const bytes = await drawing.letter(letter, { format, metadata: metadata(letter.signature), signal });
  return drawnFile(bytes, 'lettre-de-motivation', format);
}
