import type { Amendment } from '@coach/contracts/amendment';
import { AppError } from '../../http/app-error.ts';

/** Throws `conflict` (`amended_elsewhere`) when a change was made on other amendments than those kept. */
export function checkSince(kept: readonly Amendment[], since: readonly string[] | undefined): void {
  if (!since) return;
  const same = kept.length === since.length && kept.every(({ id }, index) => id === since[index]);
  if (!same) throw new AppError('conflict', { reason: 'amended_elsewhere' });
}
