import { createHash } from 'node:crypto';

/** What stays of an erased account. */
export function hashOfId(userId: string): string {
  return createHash('sha256').update(userId).digest('hex');
}
