import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';

export type PaymentStep = 'checkout' | 'portal' | 'cancellation' | 'invoice';

/** Asks the payment provider. What fails there is logged, and told in the words of the step. Throws `unavailable`. */
export async function askProvider<Answer>(
  { log }: Pick<UserContext, 'log'>,
  step: PaymentStep,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn({ err: error, step }, 'the payment provider did not answer as asked');
    throw new AppError('unavailable', { reason: step });
  }
}
