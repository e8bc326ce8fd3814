import { createHash } from 'node:crypto';
import type { CvModelId, LetterModelId } from '@coach/contracts/models';
import type { UserContext } from '../../context.ts';
import type { PageImage } from '../../ports/drawing.ts';
import { requireModel } from '../billing/require-model.ts';
import { type CvSubject, cvToDraw } from './cv-to-draw.ts';
import type { KeptPages } from './keep-pages.ts';
import { type LetterSubject, letterToDraw } from './letter-to-draw.ts';
import type { ModelSources } from './sources.ts';

/** Sharp at half of it, on screens of two dots a pixel. */
const width = 960;

/** Nobody reads what an image’s file tells of itself. */
const metadata = { title: '', author: '', writtenBy: 'engine' as const, date: new Date(0) };

/**
 * A page of a CV in a model, as an image. The example is open in every model, the person’s own content in theirs. Throws
 * `not_found`, for a page beyond the last one too, and `subscription_required`.
 */
export async function drawCvPage(
  context: UserContext,
  { sources, kept }: { sources: ModelSources; kept: KeptPages },
  { model, page, ...subject }: CvSubject & { model: CvModelId; page: number },
): Promise<Response> {
  const { document } = await cvToDraw(context, sources, subject);
  if (subject.analysis || subject.document) await requireModel(context, 'cv', model);
  const draw = () => context.drawing.cvPage(document, { model, page, width, metadata, signal: context.signal });
  return answer(await kept.page(keyOf('cv', model, page, document), draw));
}

/** A page of a letter in a model, as an image. Throws as `drawCvPage` does. */
export async function drawLetterPage(
  context: UserContext,
  { sources, kept }: { sources: ModelSources; kept: KeptPages },
  { model, page, ...subject }: LetterSubject & { model: LetterModelId; page: number },
): Promise<Response> {
  const { letter } = await letterToDraw(context, sources, subject);
  if (subject.letter) await requireModel(context, 'letter', model);
  const draw = () => context.drawing.letterPage(letter, { model, page, width, metadata, signal: context.signal });
  return answer(await kept.page(keyOf('letter', model, page, letter), draw));
}

function keyOf(...what: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('base64');
}

function answer({ bytes, pages }: PageImage): Response {
  return new Response(bytes, {
    headers: { 'content-type': 'image/webp', 'content-length': String(bytes.length), 'x-pages': String(pages) },
  });
}
