import { contentSecurityPolicyOfData } from '../security-headers.ts';
import { type Encoding, encode, type Site, type SiteFile } from './load-site.ts';

/** Pages that only exist in the browser: the shell is served and the router there takes over. */
const appPaths =
  /^\/(auth|career-advice|cv-crafting|dashboard|e-mails|interview-coaching|linkedin-improvement|paiement-simule|resources-community)(\/|$)/;

/** Answers for a path outside the API; `securityHeaders` are added to each. */
export function createSiteHandler(site: Site, securityHeaders: Record<string, string>) {
  // A picture opened by itself, or a refusal, loads nothing; pages bring a policy of their own.
  const bare = { ...securityHeaders, 'content-security-policy': contentSecurityPolicyOfData };
  const prepared = new Map<SiteFile, Record<string, string>>();
  for (const file of [...site.files.values(), site.shell, site.notFound]) {
    if (file) prepared.set(file, { ...bare, ...file.headers });
  }

  return async (request: Request, path: string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { ...bare, allow: 'GET, HEAD' });
    const found = site.files.get(path);
    if (found) return await answer(request, found, 200);
    if (path.length > 1 && path.endsWith('/'))
      return plain(308, { ...bare, location: withoutFinalSlashes(request.url) });
    if (site.shell && appPaths.test(path)) return await answer(request, site.shell, 200);
    return site.notFound ? await answer(request, site.notFound, 404) : plain(404, bare);
  };

  async function answer(request: Request, file: SiteFile, status: 200 | 404): Promise<Response> {
    const encoding = file.compress ? chooseEncoding(request.headers.get('accept-encoding')) : 'identity';
    const etag = encoding === 'identity' ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`;
    const headers: Record<string, string> = { ...prepared.get(file), etag };
    if (status === 200 && isKnown(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers });
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    const bytes = await encode(file, encoding);
    headers['content-length'] = String(bytes.length);
    return new Response(request.method === 'HEAD' ? null : bytes, { status, headers });
  }
}

function plain(status: number, headers: Record<string, string>): Response {
  return new Response(status === 404 ? '404' : null, { status, headers });
}

/** Only the path is kept, so that `//elsewhere/` cannot send anyone to another site. */
function withoutFinalSlashes(url: string): string {
  const { pathname, search } = new URL(url);
  return `/${pathname.replaceAll(/^\/+|\/+$/g, '')}${search}`;
}

function chooseEncoding(accepted: string | null): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity';
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
