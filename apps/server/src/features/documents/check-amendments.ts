import { isDeepStrictEqual } from 'node:util';
import type { Amendment } from '@coach/contracts/amendment';
import { faultOfAmendment } from '@coach/contracts/amendment-fault';
import { AppError } from '../../http/app-error.ts';
import type { FieldFault } from '../../http/error-texts.ts';

/**
 * Throws `validation`, field by field, for what is wrong with corrections. One kept already is let through as it was
 * written, so that a fault of long ago stops nobody from correcting the rest.
 */
export function checkAmendments(kept: readonly Amendment[], sent: readonly Amendment[]): void {
  const faults: Record<string, FieldFault> = {};
  for (const [place, amendment] of sent.entries()) {
    const found = faultOfAmendment(amendment);
    if (found && !isKept(kept, amendment)) faults[`amendments.${place}.${found.path}`] = found.fault;
  }
  if (Object.keys(faults).length > 0) throw new AppError('validation', { faults });
}

/** The same words under the same name: its place among the entries may have moved. */
function isKept(kept: readonly Amendment[], sent: Amendment): boolean {
  return kept.some((one) => one.id === sent.id && isDeepStrictEqual(wordsOf(one), wordsOf(sent)));
}

function wordsOf(amendment: Amendment): object {
  return 'index' in amendment ? { ...amendment, index: null } : amendment;
}
