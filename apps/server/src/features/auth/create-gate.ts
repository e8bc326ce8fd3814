import type { Actor, RequestContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { checkOrigin, ownOrigins, refuseOtherSites } from '../../http/check-origin.ts';
import { isLoopback } from '../../http/client-address.ts';
import type { Gate } from '../../http/route.ts';
import { isSameText } from '../../http/same-text.ts';
import { createTokenVerifier } from './access-token.ts';
import { type Auth, isRefreshDue, sessionCookieName } from './create-auth.ts';
import { findActor } from './find-actor.ts';
import { findSession, readSessionCookie } from './session-cookie.ts';

/** Decides, for every route alike, whether its policy lets a request in; signed-in requests gain their actor. */
export function createGate(options: { auth: Auth; appUrl: string; operatorToken: string }): Gate {
  const { auth, appUrl, operatorToken } = options;
  const verifyToken = createTokenVerifier(auth, appUrl);

  async function actorOf(context: RequestContext, request: Request, reply: Headers): Promise<Actor> {
    const token = bearerOf(request);
    if (token !== null) {
      const now = context.clock.now();
      const actor = await findActor(context.db, await verifyToken(token, now), now);
      if (!actor) throw new AppError('session_not_found');
      return actor;
    }
    return await actorOfCookie(context, request, reply);
  }

  async function actorOfCookie(context: RequestContext, request: Request, reply: Headers): Promise<Actor> {
    const cookie = readSessionCookie(request.headers.get('cookie'), sessionCookieName(appUrl), context.secret);
    if (cookie === null) throw new AppError('unauthenticated');
    checkOrigin(request, ownOrigins(appUrl));
    const now = context.clock.now();
    const session = await findSession(context.db, cookie, now);
    if (!session) throw new AppError('unauthenticated');
    if (isRefreshDue(session.expiresAt, now))
      for (const renewed of await renew(context, request)) reply.append('set-cookie', renewed);
    const { userId, sessionId, email, fullName } = session;
    return { userId, sessionId, email, fullName };
  }

  /** The cookies of a session that lives on. It lives now, even where that cannot be written down: the disk may be full. */
  async function renew({ log }: RequestContext, request: Request): Promise<string[]> {
    try {
      const { headers } = await auth.api.getSession({ headers: request.headers, returnHeaders: true });
      return headers.getSetCookie();
    } catch (error) {
      log.warn({ err: error }, 'a session could not be renewed');
      return [];
    }
  }

  /** A session that has ended leaves a visitor; an access token that is not valid is refused, for its holder to renew. */
  async function actorOrNobody(context: RequestContext, request: Request, reply: Headers): Promise<Actor | null> {
    return await actorOf(context, request, reply).catch((error) => {
      if (error instanceof AppError && error.code === 'unauthenticated') return null;
      throw error;
    });
  }

  return async (policy, context, request, reply) => {
    if (policy === 'public') refuseOtherSites(request, ownOrigins(appUrl));
    if (policy === 'operations') checkOperator(context, request, operatorToken);
    if (policy === 'visitor') return Object.assign(context, { actor: await actorOrNobody(context, request, reply) });
    if (policy !== 'user') return context;
    return Object.assign(context, { actor: await actorOf(context, request, reply) });
  };
}

function bearerOf(request: Request): string | null {
  const header = request.headers.get('authorization');
  if (header === null) return null;
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (!token) throw new AppError('invalid_jwt');
  return token;
}

function checkOperator(context: RequestContext, request: Request, operatorToken: string): void {
  if (isLoopback(context.clientAddress, request.headers)) return;
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (!isSameText(token, operatorToken)) throw new AppError('forbidden');
}
