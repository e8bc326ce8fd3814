import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteFacts } from '@coach/contracts/site-facts';
import { contentSecurityPolicy } from '../security-headers.ts';
import { contentTypeOf } from './content-type.ts';
import { describeSite } from './describe-site.ts';
import { fillFacts } from './fill-facts.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';
export type SiteFile = {
  etag: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Made at the first request for it. */
  encoded: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
  compress: boolean;
  headers: Record<string, string>;
};
/** The built pages and assets, by URL path. */
export type Site = { files: Map<string, SiteFile>; shell: SiteFile | null; notFound: SiteFile | null };

const year = 31_536_000;

/** Reads the web application's build into memory, filled in with `facts`. An absent folder gives an empty site. */
export async function loadSite(folder: string, facts: SiteFacts): Promise<Site> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, SiteFile>();
  const pages = new Map<string, string>();
  for (const entry of names.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const relative = path.relative(folder, file).split(path.sep).join('/');
    const bytes = fillBytes(await readFile(file), relative, facts);
    if (relative.endsWith('.html')) pages.set(relative, bytes.toString('utf8'));
    files.set(urlPath(relative), siteFile(new Uint8Array(bytes), relative));
  }
  if (pages.size > 0) {
    for (const [name, text] of describeSite(facts.origin, pages))
      files.set(`/${name}`, siteFile(new Uint8Array(Buffer.from(text)), name));
  }
  const shell = files.get('/__spa-fallback.html') ?? null;
  files.delete('/__spa-fallback.html');
  const notFound = files.get('/404') ?? null;
  files.delete('/404');
  return { files, shell, notFound };
}

/** The bytes in the encoding, compressed once. */
export function encode(file: SiteFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  file.encoded[encoding] ??= compress(file.bytes, encoding);
  return file.encoded[encoding];
}

/** `a-propos/index.html` is served at `/a-propos`, `404.html` at `/404`. */
function urlPath(relative: string): string {
  if (relative === '__spa-fallback.html') return `/${relative}`;
  return `/${relative}`.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/';
}

/** Only what the build wrote as text for this installation: assets go out as they came. */
function fillBytes(bytes: Buffer, relative: string, facts: SiteFacts): Buffer {
  if (!/\.(html|data)$/.test(relative)) return bytes;
  return Buffer.from(fillFacts(bytes.toString('utf8'), relative, facts));
}

function siteFile(bytes: Uint8Array<ArrayBuffer>, relative: string): SiteFile {
  const { type, compress: compressible } = contentTypeOf(relative);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers: Record<string, string> = { 'content-type': type, 'cache-control': cacheControl(relative) };
  if (compressible) headers.vary = 'accept-encoding';
  if (relative.endsWith('.html')) {
    headers['content-security-policy'] = contentSecurityPolicy(inlineScriptHashes(Buffer.from(bytes).toString('utf8')));
  }
  return { etag, bytes, encoded: {}, compress: compressible, headers };
}

/** Vite puts a hash of the content in the names under `assets/`. */
function cacheControl(relative: string): string {
  return relative.startsWith('assets/') ? `public, max-age=${year}, immutable` : 'no-cache';
}

/** The scripts React Router writes into its pages are the only inline ones allowed. */
function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\bsrc\s*=/.test(attributes) || body === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}

async function compress(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return new Uint8Array(await gzipAsync(bytes, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return new Uint8Array(await brotliAsync(bytes, { params }));
}
