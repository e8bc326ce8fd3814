import type { CvModelId, LetterModelId, ModelFormat } from '@coach/contracts/models';
import type { WrittenBy } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';
import { drawnFile, originOf } from '../../http/drawn-file.ts';
import { requireModel } from '../billing/require-model.ts';
import { requireFormat } from './check-model.ts';
import { type CvSubject, cvToDraw } from './cv-to-draw.ts';
import { type LetterSubject, letterToDraw } from './letter-to-draw.ts';
import type { ModelSources } from './sources.ts';

/**
 * A CV in a model, as « CV-Inès-Belkacem.docx ». Throws `not_found`, `subscription_required`, or `validation` where the
 * model has no such format.
 */
export async function drawCvFile(
  context: UserContext,
  sources: ModelSources,
  { model, format, ...subject }: CvSubject & { model: CvModelId; format: ModelFormat },
): Promise<Response> {
  requireFormat('cv', model, format);
  const { document, writtenBy } = await cvToDraw(context, sources, subject);
  await requireModel(context, 'cv', model);
  const metadata = metadataOf(context, 'CV', document.fullName, writtenBy);
  const bytes = await context.drawing.cv(document, { format, model, metadata, signal: context.signal });
  return drawnFile(bytes, fileNameOf('CV', document.fullName), format);
}

/** A letter in a model, as « Lettre-Inès-Belkacem.docx ». Throws as `drawCvFile` does. */
export async function drawLetterFile(
  context: UserContext,
  sources: ModelSources,
  { model, format, ...subject }: LetterSubject & { model: LetterModelId; format: ModelFormat },
): Promise<Response> {
  requireFormat('letter', model, format);
  const { letter, writtenBy } = await letterToDraw(context, sources, subject);
  await requireModel(context, 'letter', model);
  const metadata = metadataOf(context, 'Lettre de motivation', letter.signature, writtenBy);
  const bytes = await context.drawing.letter(letter, { format, model, metadata, signal: context.signal });
  return drawnFile(bytes, fileNameOf('Lettre', letter.signature), format);
}

function metadataOf({ clock }: UserContext, title: string, author: string, writtenBy: WrittenBy) {
  return { title: `${title} ${author}`.trim(), author, ...originOf(writtenBy), date: clock.now() };
}

/** Letters and digits of a name in any script, so that every system can keep the file. */
function fileNameOf(what: string, name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [what, ...words].join('-').slice(0, 80);
}
