import { lookup as resolve } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher, request } from 'undici';
import { type FetchedPage, PageError, type PageFailure, type PageFetcher } from '../page-fetcher.ts';
import { type AllowedHosts, checkUrl, isAllowed } from './check-url.ts';
import { decodePage } from './decode-page.ts';
import { isPublicAddress } from './is-public-address.ts';

const maxRedirects = 5;
const maxBytes = 3 * 1024 * 1024;
const totalMs = 12_000;

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

type Options = {
  allowed: AllowedHosts;
  /** Who asks, for the sites’ owners. */
  userAgent: string;
  /** The system’s own, unless a test has another. */
  resolve?: Resolve;
};

/**
 * Fetches pages for people who pasted their address, and nothing that only this machine or its network can reach: the
 * address that was checked is the one dialled, at every redirect anew, so that a name cannot change its mind in between.
 */
export function webFetcher({ allowed, userAgent, resolve: find = resolveAll }: Options): PageFetcher {
  const guarded = new Agent({ connect: { lookup: checkedLookup(find), timeout: 6_000 }, pipelining: 0 });
  const trusted = new Agent({ connect: { timeout: 6_000 }, pipelining: 0 });

  async function get(url: URL, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    return await request(url.href, {
      dispatcher: isAllowed(url, allowed) ? trusted : guarded,
      method: 'GET',
      signal,
      headersTimeout: totalMs,
      bodyTimeout: totalMs,
      headers: {
        'user-agent': userAgent,
        accept: 'text/html,application/xhtml+xml,text/plain;q=0.8',
        'accept-language': 'fr,en;q=0.5',
        'accept-encoding': 'identity',
      },
    });
  }

  async function follow(address: string, signal: AbortSignal): Promise<FetchedPage> {
    let url = checkUrl(address, allowed);
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const answer = await get(url, signal);
      const next = locationOf(answer);
      if (next === null) return { html: await readPage(answer), url: url.href };
      await answer.body.dump();
      if (!URL.canParse(next, url.href)) throw new PageError('unreachable');
      const target = new URL(next, url.href);
      if (leadsToSignIn(target)) throw new PageError('login_required');
      url = checkUrl(target.href, allowed);
    }
    throw new PageError('unreachable');
  }

  return {
    async fetch(address, signal) {
      const limit = AbortSignal.timeout(totalMs);
      try {
        return await follow(address, AbortSignal.any([signal, limit]));
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (limit.aborted) throw new PageError('timeout');
        throw pageErrorOf(error);
      }
    },
    async close() {
      await Promise.all([guarded.destroy(), trusted.destroy()]);
    },
  };
}

async function resolveAll(host: string) {
  return await resolve(host, { all: true, verbatim: true });
}

/** Every address a name has must be public: of several, which is dialled is chance. */
function checkedLookup(find: Resolve): LookupFunction {
  return (host, options, done) => {
    find(host).then(
      (addresses) => {
        const refused = addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address));
        if (refused) return done(new PageError('forbidden_address') as NodeJS.ErrnoException, '');
        if (options.all) return done(null, addresses);
        const [first] = addresses as [{ address: string; family: number }];
        done(null, first.address, first.family);
      },
      (error) => done(error, ''),
    );
  };
}

function locationOf({ statusCode, headers }: Dispatcher.ResponseData): string | null {
  const { location } = headers;
  return statusCode >= 300 && statusCode < 400 && typeof location === 'string' ? location : null;
}

function leadsToSignIn({ pathname }: URL): boolean {
  return /\/(login|log-in|signin|sign-in|authwall|connexion|se-connecter|uas)(\/|\.|$)/i.test(pathname);
}

/** The page’s text. Throws why there is none, and then lets the connection go. */
async function readPage({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<string> {
  const type = String(headers['content-type'] ?? 'text/html');
  const failure = failureOfStatus(statusCode) ?? failureOfHeaders(type, headers);
  try {
    if (failure) throw new PageError(failure);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maxBytes) throw new PageError('too_large');
      chunks.push(chunk);
    }
    return decodePage(Buffer.concat(chunks), type);
  } finally {
    body.on('error', () => {});
    body.destroy();
  }
}

function failureOfStatus(status: number): PageFailure | null {
  if (status === 200) return null;
  if (status === 404 || status === 410) return 'closed';
  if (status === 401 || status === 407) return 'login_required';
  return status >= 400 && status < 500 ? 'blocked' : 'unreachable';
}

function failureOfHeaders(type: string, headers: Dispatcher.ResponseData['headers']): PageFailure | null {
  if (!/^(text\/(html|plain)|application\/xhtml\+xml)\b/i.test(type)) return 'not_an_offer';
  // What was asked for without compression and comes compressed could unfold without end.
  if (!/^(identity)?$/i.test(String(headers['content-encoding'] ?? ''))) return 'unreachable';
  return Number(headers['content-length'] ?? 0) > maxBytes ? 'too_large' : null;
}

function pageErrorOf(error: unknown): PageError {
  if (error instanceof PageError) return error;
  const { cause, code } = error as { cause?: unknown; code?: string };
  if (cause instanceof PageError) return cause;
  if (/TIMEOUT/.test(code ?? '')) return new PageError('timeout', { cause: error });
  return new PageError('unreachable', { cause: error });
}
