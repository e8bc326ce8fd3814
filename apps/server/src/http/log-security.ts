import { errorStatus } from '@coach/contracts/errors';
import type { RequestContext } from '../context.ts';
import type { AppError } from './app-error.ts';
import { addressGroup } from './client-address.ts';

/** What opens, closes or empties an account, told when it has been done. Opened sessions are told by who opens them. */
const events = new Map([
  ['POST /api/auth/change-password', 'password changed'],
  ['POST /api/auth/request-password-reset', 'password reset asked for'],
  ['POST /api/auth/reset-password', 'password reset'],
  ['POST /api/auth/send-verification-email', 'confirmation asked for'],
  ['POST /api/auth/confirm-email', 'address confirmed'],
  ['POST /api/auth/sign-up/email', 'signed up'],
  ['POST /api/auth/sign-out', 'signed out'],
  ['DELETE /api/sessions', 'other sessions ended'],
  ['GET /api/account/export', 'account exported'],
  ['POST /api/functions/delete-user-data', 'account erased'],
]);

type Asked = { method: string; route: string };

/** Never what was typed: the account by its id, the place by its address, the rest by our own words. */
export function logSecurityEvent(context: RequestContext, { method, route }: Asked): void {
  const event = events.get(`${method} ${route}`);
  if (event) context.log.info({ event, ...whoAndWhere(context) }, 'security');
}

export function logNewSession(context: RequestContext, userId: string, route: string): void {
  context.log.info({ event: 'session opened', route, ...whoAndWhere(context), userId }, 'security');
}

/** Whatever was refused: a guess, a foreign id, a form of another site, one too many. */
export function logRefusal(context: RequestContext, error: AppError, { method, route }: Asked): void {
  const status = errorStatus[error.code];
  if (status >= 500 || error.code === 'cancelled') return;
  const { reason, reasons } = error.details;
  const why = { code: error.code, ...(reason ? { reason } : {}), ...(reasons ? { reasons } : {}) };
  context.log.info({ event: 'refused', status, ...why, method, route, ...whoAndWhere(context) }, 'security');
}

function whoAndWhere(context: RequestContext & { actor?: { userId: string } | null }) {
  const { requestId, clientAddress, actor } = context;
  return { ...(actor ? { userId: actor.userId } : {}), from: addressGroup(clientAddress), requestId };
}
