import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { listen } from '../listen.ts';
import { createTestApp } from '../testing/test-app.ts';

const app = await createTestApp();
const user = await app.users.free();
const server = await listen(app.app, { HOST: '127.0.0.1', PORT: 0 });
afterAll(() => server.close());
const { port } = new URL(server.address);

/** What the server answers to bytes as they are, until it or the silence ends. */
async function say(bytes: string | Buffer): Promise<string> {
  return await new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    let heard = '';
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}

const cookie = `Cookie: ${user.cookie}`;
const lines = (...all: string[]) => `${all.join('\r\n')}\r\nConnection: close\r\n\r\n`;

test.each([
  ['no host', lines('GET /api/jobs HTTP/1.1')],
  ['an empty host', lines('GET /api/jobs HTTP/1.1', 'Host: ')],
  ['a host with a space', lines('GET /api/jobs HTTP/1.1', 'Host: a b')],
  ['a host that is a path', lines('GET /api/jobs HTTP/1.1', 'Host: ../../etc')],
  ['a host with a port that is none', lines('GET /api/jobs HTTP/1.1', 'Host: localhost:99999')],
  ['two hosts', lines('GET /api/jobs HTTP/1.1', 'Host: a', 'Host: b')],
  ['another’s address', lines('GET http://evil.example/api/jobs HTTP/1.1', 'Host: localhost')],
  ['an address of no kind', lines('GET foo:bar HTTP/1.1', 'Host: localhost')],
  ['no path', lines('GET * HTTP/1.1', 'Host: localhost')],
  ['only slashes', lines('GET ////// HTTP/1.1', 'Host: localhost')],
  ['a path that is half encoded', lines('GET /api/jobs/%zz HTTP/1.1', 'Host: localhost', cookie)],
  ['a path of overlong bytes', lines('GET /api/jobs/%c0%ae%c0%ae HTTP/1.1', 'Host: localhost', cookie)],
  ['a path out of its folder', lines('GET /api/../../../etc/passwd HTTP/1.1', 'Host: localhost')],
  ['a fragment', lines('GET /api/jobs#x HTTP/1.1', 'Host: localhost', cookie)],
  ['a query of nothing', lines('GET /api/jobs?&&==&limit HTTP/1.1', 'Host: localhost', cookie)],
  ['bytes that are no text', Buffer.from('GET /api/jobs HTTP/1.1\r\nHost: localhost\r\nX: \xff\xfe\r\n\r\n', 'latin1')],
  [
    'a length and chunks',
    lines('POST /api/jobs HTTP/1.1', 'Host: a', 'Content-Length: 4', 'Transfer-Encoding: chunked'),
  ],
  ['a length that is none', lines('POST /api/jobs HTTP/1.1', 'Host: a', 'Content-Length: -5')],
  [
    'a wrong chunk',
    `${lines('POST /api/jobs HTTP/1.1', 'Host: a', cookie, 'Origin: http://localhost:3000', 'Transfer-Encoding: chunked')}zz\r\n`,
  ],
  [
    'less than it says',
    `${lines('POST /api/jobs HTTP/1.1', 'Host: a', cookie, 'Origin: http://localhost:3000', 'Content-Length: 50')}{}`,
  ],
  ['an upgrade', lines('GET /api/jobs HTTP/1.1', 'Host: a', 'Upgrade: websocket', 'Connection: upgrade')],
  ['a trace', lines('TRACE /api/jobs HTTP/1.1', 'Host: a', cookie)],
  ['a tunnel', lines('CONNECT 127.0.0.1:22 HTTP/1.1', 'Host: a')],
  ['many headers', lines('GET /api/jobs HTTP/1.1', 'Host: a', ...Array.from({ length: 3_000 }, (_, n) => `X-${n}: y`))],
  ['a long header', lines('GET /api/jobs HTTP/1.1', 'Host: a', `X: ${'y'.repeat(100_000)}`)],
  ['no HTTP at all', Buffer.from([0x16, 3, 1, 0, 5, 1, 2, 3, 4, 5, 13, 10, 13, 10])],
])('%s is refused, or nothing in particular', async (_, bytes) => {
  expect(await say(bytes)).not.toMatch(/^HTTP\/1\.1 (?:5|101)|etc\/passwd|root:/);
  expect((await fetch(new URL('/livez', server.address))).status).toBe(200);
});

test.each([
  '=',
  ';;;',
  'a'.repeat(12_000),
  '%E0%A4%A',
  '%00',
  '"unclosed',
  '.',
  'a.b.c',
  '..%2F.%2F',
  encodeURIComponent(`x.${'A'.repeat(43)}=`),
  encodeURIComponent('😀.😀'),
])('a session cookie of %j opens nothing', async (value) => {
  const [name] = user.cookie.split('=');
  for (const path of ['/api/jobs', '/api/auth/token', '/api/account/export'])
    expect((await user.send(path, { headers: { cookie: `${name}=${value}` } })).status).toBe(401);
  const asked = await user.send('/api/auth/get-session', { headers: { cookie: `${name}=${value}` } });
  expect([asked.status, (await asked.text()).includes(user.id)]).toEqual([200, false]);
  // After and before a good one.
  const twice = await user.send('/api/jobs', { headers: { cookie: `x=${value}; ${user.cookie}` } });
  expect(twice.status).toBe(200);
});

const part = (content: object | string) =>
  Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)).toString('base64url');
test.each([
  '',
  'null',
  '..',
  'a.b.c',
  `${part({ alg: 'none' })}.${part({ sub: user.id, sid: 'x' })}.`,
  `${part({ alg: 'EdDSA', kid: '../../etc/passwd' })}.${part({ sub: user.id })}.AAAA`,
  `${part({ alg: 'EdDSA', kid: { $ne: 1 } })}.${part({ sub: user.id })}.AAAA`,
  `${part({ alg: 'EdDSA', crit: ['exp'] })}.${part('[]')}.AAAA`,
  `${part('nothing')}.${part('nothing')}.AAAA`,
  'a'.repeat(12_000),
])('a token of %j opens nothing', async (token) => {
  for (const path of ['/api/jobs', '/api/account/export'])
    expect((await app.ask(path, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
});
