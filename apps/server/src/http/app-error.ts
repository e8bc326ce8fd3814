import type { ErrorCode } from '@coach/contracts/errors';
import type { FieldFault } from './error-texts.ts';

export type ErrorDetails = {
  fields?: Record<string, string>;
  /** Fields by what is wrong with them, told in the person’s language. */
  faults?: Record<string, FieldFault>;
  reason?: string;
  reasons?: string[];
  /** The spec's own fields: `needsUpgrade`, `success`. */
  success?: false;
  needsUpgrade?: boolean;
  /** Fills the text in: a limit's figure, for instance. */
  values?: Record<string, string | number>;
  retryAfterSeconds?: number;
};

/** The one error verbs throw. What it says to the person is decided by its code, and its reason where there is one. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.reason ? `${code}: ${details.reason}` : code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
