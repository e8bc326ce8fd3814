import type { RequestContext } from '../../context.ts';
import { askAuth } from './ask-auth.ts';

/**
 * A short-lived token for the session. Pages renew it by themselves, so that it does not count as use: a page left open
 * would otherwise keep its session for ever.
 */
export async function giveAccessToken(context: RequestContext, request: Request): Promise<Response> {
  const url = new URL(request.url);
  url.searchParams.set('disableRefresh', 'true');
  return await askAuth(context, new Request(url, request));
}
