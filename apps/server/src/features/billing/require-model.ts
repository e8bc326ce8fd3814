import { type CvModelId, isFreeModel, type LetterModelId } from '@coach/contracts/models';
import type { UserContext } from '../../context.ts';
import { passes, requireGate } from './require-gate.ts';

type ModelId = CvModelId | LetterModelId;

/** Throws `subscription_required` for a model beyond the first five, below builder. */
export async function requireModel(context: UserContext, kind: 'cv' | 'letter', model: ModelId): Promise<void> {
  if (!isFreeModel(kind, model)) await requireGate(context, 'premium_models');
}

/** Whether the caller’s plan has a model: one that was chosen under another plan may not be theirs any more. */
export async function hasModel(context: UserContext, kind: 'cv' | 'letter', model: ModelId): Promise<boolean> {
  return isFreeModel(kind, model) || (await passes(context, 'premium_models'));
}
