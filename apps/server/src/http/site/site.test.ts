import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '../../config/env.ts';
import { contentSecurityPolicyOfData, securityHeaders } from '../security-headers.ts';
import { loadSite } from './load-site.ts';
import { createSiteHandler } from './serve-site.ts';
import { siteFacts } from './site-facts.ts';

const facts = siteFacts(readEnvironment({ APP_URL: 'https://coach.example.com', SMTP_URL: 'smtp://mail.example.com' }));

const page = (title: string) =>
  `<!doctype html><title>${title}</title><script type="module" src="/assets/app-1a2b3c4d.js"></script><script>window.ready = true;</script>`;
let folder = '';
let serve: ReturnType<typeof createSiteHandler>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'coach-site-'));
  const files: Record<string, string> = {
    'index.html': page('Accueil'),
    'a-propos/index.html': `${page('À propos')}<link rel="canonical" href="%%origin%%/a-propos"/>`,
    'legal.data': '["%%hosting%%"]',
    '404/index.html': page('404'),
    '__spa-fallback.html': page('Application'),
    'assets/app-1a2b3c4d.js': 'export const one = 1;'.repeat(50),
    'favicon.png': 'png',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  serve = createSiteHandler(await loadSite(folder, facts), securityHeaders('https://coach.example.com'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

function get(target: string, headers: Record<string, string> = {}, method = 'GET') {
  return serve(new Request(`https://coach.example.com${target}`, { method, headers }), target.split('?')[0] ?? '');
}

test.each([
  ['/', 200, 'Accueil'],
  ['/a-propos', 200, 'À propos'],
  ['/dashboard/documents', 200, 'Application'],
  ['/auth?redirect=/cv-crafting', 200, 'Application'],
  ['/nulle-part', 404, '404'],
  ['/authentique', 404, '404'],
  ['/404', 404, '404'],
  ['/__spa-fallback.html', 404, '404'],
  ['/../package.json', 404, '404'],
])('%s is %i, the page « %s »', async (target, status, title) => {
  const answer = await get(target);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(`<title>${title}</title>`);
});

test('a final slash leads to the page, and to this site only', async () => {
  const answer = await get('/a-propos/?x=1');
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/a-propos?x=1']);
  const elsewhere = await serve(
    new Request('https://coach.example.com//ailleurs.example.com/'),
    '//ailleurs.example.com/',
  );
  expect(elsewhere.headers.get('location')).toBe('/ailleurs.example.com');
});

test('each encoding gives the same bytes under its own tag, and a known tag saves them', async () => {
  const plain = await get('/');
  const expected = await plain.text();
  const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(expected);
  const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(expected);
  const tags = [plain, brotli, gzip].map((answer) => answer.headers.get('etag'));
  expect(new Set(tags).size).toBe(3);
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `W/${tags[1]}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await get('/favicon.png', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
  const head = await get('/', {}, 'HEAD');
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(Buffer.byteLength(expected)), '']);
});

test('hashed assets are kept for ever, pages are asked for again', async () => {
  expect((await get('/assets/app-1a2b3c4d.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
});

test('a page may run our files and its own inline script, and nothing else', async () => {
  const { headers } = await get('/');
  const policy = headers.get('content-security-policy') ?? '';
  // sha256 of « window.ready = true; »
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toContain('unsafe');
  expect(policy.startsWith("default-src 'none'; ")).toBe(true);
  expect(headers.get('strict-transport-security')).toContain('max-age=');
  expect(headers.get('permissions-policy')).toContain('microphone=(self)');
});

test('only reading is possible', async () => {
  expect((await get('/', {}, 'POST')).status).toBe(405);
});

test('without a build there is nothing to serve', async () => {
  const empty = createSiteHandler(await loadSite(path.join(folder, 'absent'), facts), {});
  expect((await empty(new Request('https://coach.example.com/'), '/')).status).toBe(404);
});

test('what is not a page may load nothing', async () => {
  const nothing = contentSecurityPolicyOfData;
  const answers = [
    await get('/favicon.png'),
    await get('/robots.txt'),
    await get('/', {}, 'PUT'),
    await get('/a-propos/'),
  ];
  expect(answers.map((answer) => answer.headers.get('content-security-policy'))).toEqual(Array(4).fill(nothing));
});

test('search engines are told the pages that say their own address, under the site’s', async () => {
  const robots = await get('/robots.txt');
  expect(robots.headers.get('content-type')).toContain('text/plain');
  expect(await robots.text()).toContain('Sitemap: https://coach.example.com/sitemap.xml');
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toContain('application/xml');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    'https://coach.example.com/a-propos',
    'https://coach.example.com/career-advice',
    'https://coach.example.com/cv-crafting',
    'https://coach.example.com/interview-coaching',
    'https://coach.example.com/resources-community',
  ]);
});

test('what a page fetches of another is filled in too, and told as the router expects it', async () => {
  const data = await get('/legal.data');
  expect(data.headers.get('content-type')).toContain('text/x-script');
  expect(await data.text()).toBe('["à compléter par l’éditeur"]');
});
