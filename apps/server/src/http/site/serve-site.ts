import { contentSecurityPolicyOfData } from '../security-headers.ts';
import { type Encoding, encode, type Site, type SiteFile } from './load-site.ts';

/** Pages that only exist in the browser: the shell is served and the router there takes over. */
const appPaths =
  /^\/(auth|career-advice|cv-crafting|dashboard|e-mails|interview-coaching|linkedin-improvement|paiement-simule|resources-community)(\/|$)/;

/** Answers for a path outside the API; `securityHeaders` are added to each. */
export function createSiteHandler(site: Site, securityHeaders: Record<string, string>) {
  const bare = { ...securityHeaders, 'content-security-policy': contentSecurityPolicyOfData };

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
    const encoding = chooseEncoding(file, request.headers.get('accept-encoding'));
    const headers = headersOf(file, securityHeaders, encoding);
    if (status === 200 && isKnown(request.headers.get('if-none-match'), headers.etag ?? '')) {
      const { 'content-encoding': _, ...kept } = headers;
      return new Response(null, { status: 304, headers: kept });
    }
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

/** What a file goes out with. A picture opened by itself loads nothing; pages bring a policy of their own. */
export function headersOf(
  file: SiteFile,
  securityHeaders: Record<string, string>,
  encoding: Encoding,
): Record<string, string> {
  const policy = { 'content-security-policy': contentSecurityPolicyOfData };
  const headers = { ...securityHeaders, ...policy, ...file.headers, etag: file.etag };
  if (encoding === 'identity') return headers;
  return { ...headers, etag: `${file.etag.slice(0, -1)}-${encoding}"`, 'content-encoding': encoding };
}

export function chooseEncoding({ compress }: SiteFile, accepted: string | null): Encoding {
  if (!compress || !accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity';
}

export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
