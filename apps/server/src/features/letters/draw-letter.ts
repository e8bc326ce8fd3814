import { defaultLetterModel, isDrawnAs, type LetterModelId, type ModelFormat } from '@coach/contracts/models';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { drawnFile, originOf } from '../../http/drawn-file.ts';
import { hasModel, requireModel } from '../billing/require-model.ts';
import { getOwnedLetter, type LetterRow } from './queries.ts';

type Wanted = { format: ModelFormat; model?: LetterModelId | undefined };

/**
 * A letter as a file. Throws `not_found`; for a model that was named, `subscription_required` below its plan and
 * `validation` where it has no such format. The letter’s own gives way to the first one then.
 */
export async function drawLetter(context: UserContext, id: string, { format, model }: Wanted): Promise<Response> {
  const row = await getOwnedLetter(context, id);
  if (model) await requireModel(context, 'letter', model);
  if (model && !isDrawnAs('letter', model, format)) throw new AppError('validation', { faults: { format: 'invalid' } });
  const { letter } = row;
  const metadata = {
    title: `Lettre de motivation ${letter.signature}`.trim(),
    author: letter.signature,
    ...originOf(row.writtenBy),
    date: context.clock.now(),
  };
  const look = model ?? (await ownModel(context, row, format));
  const bytes = await context.drawing.letter(letter, { format, model: look, metadata, signal: context.signal });
  return drawnFile(bytes, 'lettre-de-motivation', format);
}

async function ownModel(context: UserContext, { model }: LetterRow, format: ModelFormat): Promise<LetterModelId> {
  return isDrawnAs('letter', model, format) && (await hasModel(context, 'letter', model)) ? model : defaultLetterModel;
}
