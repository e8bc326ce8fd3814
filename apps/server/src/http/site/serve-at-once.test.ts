import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '../../config/env.ts';
import { securityHeaders } from '../security-headers.ts';
import { loadSite } from './load-site.ts';
import { createServeAtOnce } from './serve-at-once.ts';
import { createSiteHandler } from './serve-site.ts';
import { siteFacts } from './site-facts.ts';

const origin = 'https://coach.example.com';
let folder = '';
let server: Server;
let other: ReturnType<typeof createSiteHandler>;

/** Only what is sent at once is answered; the rest is 501. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'coach-site-'));
  const page = '<!doctype html><title>Accueil</title><script>window.ready = true;</script>';
  await writeFile(path.join(folder, 'index.html'), page.repeat(20));
  await writeFile(path.join(folder, 'favicon.png'), 'png');
  const site = await loadSite(
    folder,
    siteFacts(readEnvironment({ APP_URL: origin, SMTP_URL: 'smtp://mail.example.com' })),
  );
  const headers = securityHeaders(origin);
  other = createSiteHandler(site, headers);
  const serveAtOnce = createServeAtOnce(site, headers);
  server = createServer((incoming, outgoing) => {
    if (!serveAtOnce(incoming, outgoing)) outgoing.writeHead(501).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function ask(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, path: target, method, headers, agent: false });
  const [answer] = await once(request, 'response');
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const { date: _, connection: __, ...kept } = answer.headers as IncomingHttpHeaders;
  return { status: answer.statusCode as number, headers: kept, body: Buffer.concat(parts).toString('base64') };
}

test.each([
  ['/', { 'accept-encoding': 'gzip, br' }],
  ['/', { 'accept-encoding': 'gzip' }],
  ['/?from=mail', {}],
  ['/favicon.png', { 'accept-encoding': 'br' }],
])('%s with %o: from the second time on, what would have been answered is sent at once', async (target, headers) => {
  await ask(target, headers);
  const same = await other(
    new Request(origin + target, { headers: headers as Record<string, string> }),
    target.split('?')[0] ?? '',
  );
  expect(await ask(target, headers as Record<string, string>)).toEqual({
    status: 200,
    headers: Object.fromEntries(same.headers),
    body: Buffer.from(await same.arrayBuffer()).toString('base64'),
  });
});

test('what changes something, is known, is not there or comes under an odd name is left to the others', async () => {
  const { headers } = await ask('/');
  expect((await ask('/', { 'if-none-match': String(headers.etag) })).status).toBe(501);
  expect((await ask('/', {}, 'POST')).status).toBe(501);
  expect((await ask('/', {}, 'HEAD')).status).toBe(501);
  expect((await ask('/nulle-part')).status).toBe(501);
  expect((await ask('/', { host: 'coach.example.com\\@ailleurs' })).status).toBe(501);
});
