import { isFreeModel, type LetterModelId } from '@coach/contracts/models';
import type { UserContext } from '../../context.ts';
import { passes, requireGate } from '../billing/require-gate.ts';

/** Throws `subscription_required` for a model beyond the first five, below builder. */
export async function checkModel(context: UserContext, model: LetterModelId): Promise<void> {
  if (!isFreeModel('letter', model)) await requireGate(context, 'premium_models');
}

/** Whether the caller’s plan has a model: one that was chosen under another plan may not be theirs any more. */
export async function hasModel(context: UserContext, model: LetterModelId): Promise<boolean> {
  return isFreeModel('letter', model) || (await passes(context, 'premium_models'));
}
