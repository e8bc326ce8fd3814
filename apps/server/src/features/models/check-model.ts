import { type CvModelId, isDrawnAs, type LetterModelId, type ModelFormat } from '@coach/contracts/models';
import type { z } from 'zod';
import { AppError } from '../../http/app-error.ts';

/** The model of an address. Throws `not_found` where there is none of this name. */
export function modelNamed<Id>(schema: z.ZodType<Id>, id: string): Id {
  const named = schema.safeParse(id);
  if (!named.success) throw new AppError('not_found');
  return named.data;
}

/** Throws `validation` where a model is not drawn as this kind of file. */
export function requireFormat(kind: 'cv' | 'letter', model: CvModelId | LetterModelId, format: ModelFormat): void {
  if (!isDrawnAs(kind, model, format)) throw new AppError('validation', { faults: { format: 'invalid' } });
}
