import { AppError } from './app-error.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a request that changes something, is authenticated by the cookie, and does not come from our own pages. A
 * browser always says where such a request comes from; a program with a cookie has to say it too.
 */
export function checkOrigin(request: Request, origins: string[]): void {
  if (safe.has(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin') ?? originOf(request.headers.get('referer'));
  if (origin === null || !origins.includes(origin) || (site !== null && site !== 'same-origin' && site !== 'none')) {
    throw new AppError('forbidden', { reason: 'origin' });
  }
}

/**
 * Refuses a change that a browser sends for another site, with or without a cookie: a form there could sign its visitors
 * in to an account that is not theirs. Programs, which say nothing of a site, pass.
 */
export function refuseOtherSites(request: Request, origins: string[]): void {
  const { headers } = request;
  const says = ['origin', 'referer', 'sec-fetch-site'].some((name) => headers.has(name));
  if (says && headers.get('sec-fetch-site') !== 'none') checkOrigin(request, origins);
}

function originOf(referer: string | null): string | null {
  return referer && URL.canParse(referer) ? new URL(referer).origin : null;
}

/** Our pages' origins: the site's, and on a plain localhost its other spellings with the same port. */
export function ownOrigins(appUrl: string): string[] {
  const { protocol, hostname, port } = new URL(appUrl);
  const names = ['localhost', '127.0.0.1', '[::1]'];
  if (protocol !== 'http:' || !names.includes(hostname)) return [appUrl];
  return names.map((name) => `http://${name}${port ? `:${port}` : ''}`);
}
