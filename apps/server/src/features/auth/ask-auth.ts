import type { ErrorCode } from '@coach/contracts/errors';
import type { RequestContext } from '../../context.ts';
import { AppError, type ErrorDetails } from '../../http/app-error.ts';
import { clientAddressHeader } from '../../http/client-address.ts';
import { meetNewSession } from './meet-new-session.ts';

/** Passed on; everything else a client sends is none of better-auth's business. */
const passedHeaders = [
  'cookie',
  'origin',
  'referer',
  'user-agent',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
];

/**
 * better-auth's answer to a request, `body` in place of the request's own. Session tokens are taken out: they live in
 * the httpOnly cookie and nowhere a script could read them. Throws its refusals in our own words.
 */
export async function askAuth(context: RequestContext, request: Request, body?: object): Promise<Response> {
  const answer = await passToAuth(context, request, body);
  const content: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw refusalOf(answer.status, content);
  const reply = Response.json(withoutTokens(content), { status: answer.status });
  for (const cookie of answer.headers.getSetCookie()) reply.headers.append('set-cookie', cookie);
  return reply;
}

/** better-auth’s own answer, to be looked at before it is passed on. */
export async function passToAuth(context: RequestContext, request: Request, body?: object): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json', [clientAddressHeader]: context.clientAddress });
  for (const name of passedHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await context.auth.handler(new Request(request.url, { method: request.method, headers, ...init }));
  await meetNewSession(context, request, answer);
  return answer;
}

const refusals: Record<string, [ErrorCode, ErrorDetails?]> = {
  USER_ALREADY_EXISTS: ['conflict', { reason: 'already_registered' }],
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ['conflict', { reason: 'already_registered' }],
  INVALID_EMAIL_OR_PASSWORD: ['unauthenticated', { reason: 'invalid_credentials' }],
  FAILED_TO_CREATE_USER: ['unavailable'],
  EMAIL_NOT_VERIFIED: ['unauthenticated', { reason: 'email_not_confirmed' }],
  INVALID_PASSWORD: ['validation', { reason: 'current_password' }],
  CREDENTIAL_ACCOUNT_NOT_FOUND: ['conflict', { reason: 'no_password' }],
  INVALID_TOKEN: ['validation', { reason: 'link' }],
  PASSWORD_TOO_SHORT: ['weak_password', { reasons: ['length'] }],
};

function refusalOf(status: number, content: unknown): AppError {
  const code = (content as { code?: string } | null)?.code ?? '';
  const known = refusals[code];
  if (known) return new AppError(...known);
  if (status === 401) return new AppError('unauthenticated');
  if (status === 403) return new AppError('forbidden', { reason: 'origin' });
  if (status === 404) return new AppError('not_found');
  return new AppError(status < 500 ? 'validation' : 'unavailable');
}

function withoutTokens(content: unknown): unknown {
  if (content === null || typeof content !== 'object' || !('user' in content)) return content;
  const { token: _, session, ...rest } = content as { token?: string; session?: Record<string, unknown> };
  if (!session) return rest;
  const { token: __, ...shown } = session;
  return { ...rest, session: shown };
}
