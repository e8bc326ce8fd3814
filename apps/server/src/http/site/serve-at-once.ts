import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, encode, type Site, type SiteFile } from './load-site.ts';
import { chooseEncoding, headersOf, isKnown } from './serve-site.ts';

/** One encoding of a file: its headers as names and values in turn. */
type Ready = { etag: string; headers: string[]; bytes: Uint8Array };

/** Another is looked at by who makes the URL of a request. */
const plainHost = /^[a-z0-9.-]+(:\d{1,5})?$/;

/**
 * Sends what is in memory as it is, without the Request and the Response that would cost more than the sending. Answers
 * whether it did: the rest, what was not asked for before included, is for `createSiteHandler`.
 */
export function createServeAtOnce(site: Site, securityHeaders: Record<string, string>) {
  const ready = new Map<SiteFile, Partial<Record<Encoding, Ready>>>();

  return ({ method, url = '', headers }: IncomingMessage, outgoing: ServerResponse): boolean => {
    if (method !== 'GET' || !plainHost.test(headers.host ?? '')) return false;
    const end = url.indexOf('?');
    const file = site.files.get(end === -1 ? url : url.slice(0, end));
    if (!file) return false;
    const encoding = chooseEncoding(file, headers['accept-encoding'] ?? null);
    const found = ready.get(file)?.[encoding];
    if (!found) void prepare(file, encoding);
    if (!found || isKnown(headers['if-none-match'] ?? null, found.etag)) return false;
    outgoing.writeHead(200, found.headers);
    outgoing.end(found.bytes);
    return true;
  };

  async function prepare(file: SiteFile, encoding: Encoding): Promise<void> {
    const bytes = await encode(file, encoding);
    const named: Record<string, string> = {
      ...headersOf(file, securityHeaders, encoding),
      'content-length': String(bytes.length),
    };
    const one = { etag: named.etag ?? '', headers: Object.entries(named).flat(), bytes };
    ready.set(file, { ...ready.get(file), [encoding]: one });
  }
}
