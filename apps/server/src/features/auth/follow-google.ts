import type { RequestContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { passToAuth } from './ask-auth.ts';

/** Takes Google’s answer: a redirect to a page of this site, with the session’s cookie or with `?error=` and its name. */
export async function followGoogle(context: RequestContext, request: Request): Promise<Response> {
  const answer = await passToAuth(context, request);
  const location = answer.headers.get('location');
  if (location === null) throw new AppError('unavailable');
  const target = new URL(location, context.appUrl);
  if (target.origin !== context.appUrl) throw new AppError('forbidden', { reason: 'origin' });
  // better-auth has an error page of its own, which this site does not show.
  const page = target.pathname.startsWith('/api/') ? '/auth' : target.pathname;
  // Of a path that begins with two slashes, browsers take the next word for another site.
  const path = `${page.replace(/^\/+/, '/')}${target.search}`;
  const reply = new Response(null, { status: 302, headers: { location: path } });
  for (const cookie of answer.headers.getSetCookie()) reply.headers.append('set-cookie', cookie);
  return reply;
}
