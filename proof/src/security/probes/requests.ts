import { connect } from 'node:net';
import { ask, jsonOf } from '../ask.ts';
import { newPerson, newPlace } from '../person.ts';
import { type Probe, secureUrl } from '../probe.ts';
import { describedRoutes, publicTargets } from '../routes.ts';

const strangeMethods = [
  'TRACE',
  'TRACK',
  'PROPFIND',
  'PROPPATCH',
  'MKCOL',
  'COPY',
  'MOVE',
  'LOCK',
  'SEARCH',
  'LINK',
  'PURGE',
];

/** What a raw line of bytes is answered; empty when the line is closed in silence. */
function raw(origin: string, bytes: string): Promise<string> {
  const { port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), 'localhost', () => socket.write(bytes, 'latin1'));
    let text = '';
    const end = () => {
      socket.destroy();
      resolve(text);
    };
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.setTimeout(1_500, end);
    socket.on('error', end);
    socket.on('close', end);
  });
}

const post = 'POST /api/auth/sign-out HTTP/1.1\r\nHost: localhost\r\n';
const inner = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** Two readings of where a request ends: the second would be somebody else's. */
const ambiguous = [
  `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
  `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${inner}`,
  `${post}Content-Length: 0\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`,
  `${post}Content-Length: +0\r\n\r\n${inner}`,
  `${post}Content-Length: 0x0\r\n\r\n${inner}`,
  `${post}Content-Length: -1\r\n\r\n${inner}`,
  `${post}Content-Length : 0\r\n\r\n${inner}`,
  `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`,
  `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${inner}`,
  `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${inner}`,
  `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${inner}`,
  `${post}Transfer-Encoding: chunked\r\n\r\n0;\n\r\n\r\n${inner}`,
  `GET / HTTP/1.1\r\nHost: localhost\nX-Bad: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: localhost\r\nX-Bad: a\0b\r\n\r\n`,
  `GET / HTTP/1.1\r\n\r\n`,
  `GET / HTTP/9.9\r\nHost: localhost\r\n\r\n`,
];

export const requestProbes: Probe[] = [
  {
    title: 'no method but the ones that are offered does anything',
    run: async ({ plain }, see) => {
      const { pages } = await publicTargets(plain.origin);
      const targets = [
        ...pages,
        '/assets/',
        '/livez',
        '/api/usage',
        '/api/profile',
        '/api/documents',
        '/api/openapi.json',
      ];
      for (const target of targets) {
        for (const method of strangeMethods) {
          const { status, text } = await ask(plain.origin, target, { method, headers: { 'x-told': 'told-me' } });
          see([400, 404, 405].includes(status), `${method} ${target}: ${status}`);
          see(!text.includes('told-me'), `${method} ${target}: sent back`);
        }
      }
    },
  },
  {
    title: 'no safe method reaches what changes something',
    run: async ({ plain }, see) => {
      const person = await newPerson(plain.origin);
      const routes = await describedRoutes(plain.origin);
      const reads = new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
      for (const { method, path } of routes) {
        if (method === 'GET' || reads.has(path)) continue;
        for (const safe of ['GET', 'HEAD', 'OPTIONS']) {
          const { status } = await person.ask(path, { method: safe, headers: { 'x-http-method-override': method } });
          see([400, 404].includes(status), `${safe} ${path}: ${status}`);
        }
      }
    },
  },
  {
    title: 'no change is taken from another site, as a form, a script or a picture would send it',
    run: async ({ plain }, see) => {
      const person = await newPerson(plain.origin);
      const ways: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: `${plain.origin}.evil.example` },
        { origin: plain.origin, 'sec-fetch-site': 'cross-site' },
        { origin: plain.origin, 'sec-fetch-site': 'same-site' },
      ];
      for (const { method, path, needsUser } of await describedRoutes(plain.origin)) {
        if (method === 'GET' || !needsUser) continue;
        for (const way of ways) {
          const headers = { 'content-type': 'text/plain', ...way };
          const { status, text } = await person.ask(path, { method, headers, body: '{}' });
          see(status === 403 && text.includes('"origin"'), `${method} ${path} ${JSON.stringify(way)}: ${status}`);
        }
      }
      see((await person.ask('/api/usage')).status === 200, 'the person is still signed in');
    },
  },
  {
    title: 'where a request ends is never in doubt',
    run: async ({ plain }, see) => {
      for (const bytes of ambiguous) {
        const text = await raw(plain.origin, bytes);
        see(!text.includes('openapi'), `a second request was answered: ${JSON.stringify(bytes.slice(0, 120))}`);
        see(/^(HTTP\/1\.1 [45]|$)/.test(text), `${JSON.stringify(bytes.slice(40, 120))}: ${text.slice(0, 40)}`);
      }
    },
  },
  {
    title: 'no redirect leads to another site, and no header can be slipped into an answer',
    run: async ({ plain, secure }, see) => {
      const paths = [
        '//evil.example/',
        '///evil.example//',
        '/\\evil.example/',
        '/%5cevil.example/',
        '/.//evil.example/',
        '/%2f%2fevil.example/',
        '/x%0d%0aset-cookie:%20a=b/',
        '/x%0aset-cookie:a=b/',
        '/@evil.example/',
        '/;@evil.example/',
        '/auth/?redirect=https://evil.example',
      ];
      for (const path of paths) {
        for (const headers of [{}, { host: 'evil.example', 'x-forwarded-host': 'evil.example' }] as Record<
          string,
          string
        >[]) {
          const { status, headers: answered, cookies } = await ask(plain.origin, path, { headers });
          const { location } = answered;
          see(location === undefined || /^\/(?![/\\])/.test(location), `${path}: ${status} to ${location}`);
          see(cookies.length === 0, `${path}: a cookie`);
        }
      }
      for (const callbackURL of [
        'https://evil.example',
        '//evil.example',
        '/\\evil.example',
        'javascript:alert(1)',
        '/%0d%0a',
      ]) {
        const headers = { origin: secureUrl, ...newPlace() };
        const body = { provider: 'google', callbackURL };
        const { status, text } = await ask(secure.origin, '/api/auth/sign-in/social', {
          method: 'POST',
          headers,
          body,
        });
        see(
          status >= 400 || text.includes(encodeURIComponent(`${secureUrl}/api/auth/callback/google`)),
          `${callbackURL}: ${text}`,
        );
      }
    },
  },
  {
    title: 'keys that would reach into objects, and parameters given twice, change nothing',
    run: async ({ plain }, see) => {
      const person = await newPerson(plain.origin);
      const bodies = [
        '{"__proto__":{"polluted":true,"isAdmin":true}}',
        '{"constructor":{"prototype":{"polluted":true}}}',
        '{"fullName":"A","__proto__":{"polluted":true}}',
        '[{"__proto__":{"polluted":true}}]',
      ];
      for (const { method, path } of (await describedRoutes(plain.origin)).filter(({ method }) => method !== 'GET')) {
        if (/sign-out|delete-user-data|\/sessions$/.test(path)) continue;
        const body = bodies[(method.length + path.length) % bodies.length] ?? '';
        const { status } = await person.ask(path, { method, headers: { 'content-type': 'application/json' }, body });
        see(status < 500 || status === 501, `${method} ${path}: ${status}`);
      }
      const { text } = await person.ask('/api/profile');
      see(!/polluted|isAdmin/.test(text), 'a key of every object');
      for (const query of ['limit=1&limit=9999', 'limit=1&limit[]=9', 'limit[__proto__]=1', 'cursor=a&cursor=b']) {
        const { status } = await person.ask(`/api/documents?${query}`);
        see([200, 400].includes(status), `${query}: ${status}`);
      }
      const twice = await person.ask('/api/functions/delete-user-data', {
        method: 'POST',
        body: '{"user_id":"somebody","user_id":"somebody-else"}',
        headers: { 'content-type': 'application/json' },
      });
      see(twice.status === 400 || twice.status === 403, `a body that names two people: ${twice.status}`);
      see(jsonOf(await person.ask('/api/profile')) !== null, 'the account is still there');
    },
  },
];
