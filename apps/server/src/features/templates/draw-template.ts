import type { CvDocument } from '@coach/contracts/cv-document';
import type { Letter } from '@coach/contracts/letter';
import type { ModelFormat } from '@coach/contracts/models';
import type { UserContext } from '../../context.ts';
import { drawnFile } from '../../http/drawn-file.ts';
import { getOwnedTemplate } from './queries.ts';

/** A saved letter or CV as a file. Throws `not_found`. */
export async function drawTemplate(context: UserContext, id: string, format: ModelFormat): Promise<Response> {
  const { type, title, document } = await getOwnedTemplate(context, id);
  const { drawing, clock, signal } = context;
  const metadata = (author: string) => ({ title, author, writtenBy: 'engine' as const, date: clock.now() });
  if (type === 'cv') {
    const cv = document as CvDocument;
    return drawnFile(await drawing.cv(cv, { format, metadata: metadata(cv.fullName), signal }), 'cv-optimise', format);
  }
  const letter = document as Letter;
  const bytes = await drawing.letter(letter, { format, metadata: metadata(letter.signature), signal });
  return drawnFile(bytes, 'lettre-de-motivation', format);
}
