import { remindOfSteps } from './remind-of-steps.ts';
import { remindOfCredits, remindOfLimits } from './remind-of-usage.ts';
import type { Needs } from './remind-once.ts';

/** Mails what people asked to be reminded of and is due. */
export async function sweepReminders(needs: Needs): Promise<void> {
  await remindOfSteps(needs);
  await remindOfLimits(needs);
  await remindOfCredits(needs);
}
