import { errorStatus } from '@coach/contracts/errors';
import type { Logger } from 'pino';
import type { AppError } from './app-error.ts';

/** Our own failures are told to the operator as such; refusals are lines of another kind. */
export function logFailure(log: Logger, error: AppError, thrown: unknown, requestId: string): void {
  if (error.code === 'internal') log.error({ err: thrown, requestId }, 'unexpected error');
  else if (errorStatus[error.code] >= 500) log.warn({ err: thrown, requestId }, error.code);
}
