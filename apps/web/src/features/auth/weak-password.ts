import type { ApiError } from '../../lib/api-error.ts';
import { m } from '../../paraglide/messages.js';

/** Every reason why a password was refused as too easy to guess, for its field. */
export function weakPassword({ reasons, message }: Pick<ApiError, 'reasons' | 'message'>): string {
  const texts: Record<string, string> = {
    length: m.auth_fault_password_short(),
    common: m.auth_weak_common(),
    personal: m.auth_weak_personal(),
  };
  const known = reasons.flatMap((reason) => texts[reason] ?? []);
  return known.length > 0 ? known.join(' ') : message;
}
