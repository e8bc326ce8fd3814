import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '@coach/e2e/start-server';
import { type Answer, ask, jsonOf } from '../ask.ts';
import { newPerson, newPlace, type Person, secrets } from '../person.ts';
import { type Probe, type See, secureUrl } from '../probe.ts';
import { describedRoutes } from '../routes.ts';

const pdf = () => readFileSync(join(repository, 'packages/documents/src/child/warm-up.pdf'));

/** A file as a page's form sends it, under any name. */
async function upload(person: Person, target: string, bytes: Buffer, name: string, method = 'POST'): Promise<Answer> {
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]);
  return await person.ask(target, { method, body, headers: { 'content-type': 'multipart/form-data; boundary=b' } });
}

const inside =
  /node_modules|\bat \S+ \(|\.ts:\d+|select .* from|ECONN|pg_|postgres|drizzle|better-auth|stack|\/tmp\/|errno/i;

const brokenBodies = [
  '{',
  'null',
  '[]',
  '"x"',
  '{"a":1e999}',
  `{"${'a'.repeat(5_000)}":1}`,
  '[[[[[[[[[[',
  '\u0000',
  `{"text":"${"'".repeat(50)}"}`,
];

function seeRefusal(what: string, answer: Answer, see: See): void {
  see(answer.status < 500 || answer.status === 501, `${what}: ${answer.status}`);
  const isTold = !inside.test(answer.text) && typeof jsonOf(answer)?.message === 'string';
  if (answer.status >= 400) see(isTold, `${what}: ${answer.text.slice(0, 120)}`);
}

export const dataProbes: Probe[] = [
  {
    title: 'no file of the repository, of the data or of the configuration is served, and no folder is listed',
    run: async ({ plain }, see) => {
      const names = [
        '.git/config',
        '.git/HEAD',
        '.env',
        '.npmrc',
        'package.json',
        'package-lock.json',
        'tsconfig.json',
        'README.md',
        'data/auth-secret',
        'auth-secret',
        'operator-token',
        'data/',
        'files/',
        'outbox/',
        'assets/',
        'assets',
        'fonts/',
        'src/',
        'apps/server/src/main.ts',
        'node_modules/',
        'server-status',
        'phpinfo.php',
        'wp-login.php',
        'admin',
        'debug',
        'actuator/env',
        'graphql',
        '.well-known/',
        '.DS_Store',
        'backup.sql',
        'docker-compose.yml',
        '__spa-fallback.html',
        'index.html.map',
        '%2e%2e/package.json',
        '..%2fpackage.json',
        '../package.json',
        'assets/../../../package.json',
        '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
        'assets/%00.js',
        'assets/..%5c..%5cpackage.json',
      ];
      for (const name of names) {
        const { status, text } = await ask(plain.origin, `/${name}`);
        see([400, 404, 308].includes(status), `/${name}: ${status}`);
        see(!/"dependencies"|\[core\]|root:x:|Index of|devDependencies/.test(text), `/${name}: its content`);
      }
      const home = await ask(plain.origin, '/');
      for (const [, script = ''] of home.text.matchAll(/"(\/assets\/[^"]+\.js)"/g)) {
        const { text } = await ask(plain.origin, script);
        see(!text.includes('sourceMappingURL'), `${script}: points to its source`);
        see((await ask(plain.origin, `${script}.map`)).status === 404, `${script}.map`);
      }
    },
  },
  {
    title:
      'figures and kept mails are for this machine, or the operator’s token; the description of the API is public on purpose',
    run: async ({ plain, secure }, see) => {
      for (const headers of [
        { 'x-forwarded-for': '203.0.113.9' },
        { via: '1.1 proxy' },
        { host: 'evil.example' },
        { forwarded: 'for=203.0.113.9' },
      ] as Record<string, string>[]) {
        for (const target of ['/metrics', '/boite-mail']) {
          const { status } = await ask(plain.origin, target, { headers });
          see(status === 403 || status === 404, `${target} ${JSON.stringify(headers)}: ${status}`);
        }
        const guessed = await ask(plain.origin, '/metrics', {
          headers: { ...headers, authorization: 'Bearer operator-token' },
        });
        see(guessed.status === 403, `a guessed token: ${guessed.status}`);
      }
      const token = readFileSync(join(plain.dataDir, 'operator-token'), 'utf8').trim();
      secrets.add(token);
      const headers = { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${token}` };
      see((await ask(plain.origin, '/metrics', { headers })).status === 200, 'the operator’s token');
      see((await ask(secure.origin, '/boite-mail')).status === 404, 'where mails are sent there is no box');
      see((await ask(secure.origin, '/api/openapi.json')).status === 200, 'the description');
    },
  },
  {
    title: 'security.txt names the operator where one is configured, until a day to come',
    run: async ({ plain, secure }, see) => {
      const { status, text, headers } = await ask(secure.origin, '/.well-known/security.txt');
      see(status === 200 && headers['content-type'] === 'text/plain; charset=utf-8', `${status}`);
      see(text.includes('Contact: mailto:securite@example.com\n'), 'the contact');
      see(text.includes(`Canonical: ${secureUrl}/.well-known/security.txt\n`), 'its address');
      const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? 0).getTime();
      see(expires > Date.now() + 30 * 86_400_000 && expires < Date.now() + 365 * 86_400_000, 'the day');
      see(
        (await ask(plain.origin, '/.well-known/security.txt')).status === 404,
        'nobody is named who was not configured',
      );
    },
  },
  {
    title: 'what goes wrong is told without a word of the inside',
    run: async ({ plain }, see) => {
      const person = await newPerson(plain.origin);
      for (const { method, path } of await describedRoutes(plain.origin)) {
        if (/sign-out|delete-user-data|\/sessions$|webhooks/.test(path)) continue;
        for (const body of method === 'GET' ? [undefined] : brokenBodies) {
          const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
          const answer = await person.ask(path, { method, headers, ...(body === undefined ? {} : { body }) });
          seeRefusal(`${method} ${path} ${body?.slice(0, 20)}`, answer, see);
        }
      }
    },
  },
  {
    title: 'fields that are not one’s own to write are not written',
    run: async ({ plain: { origin } }, see) => {
      const own = {
        id: 'chosen',
        userId: 'chosen',
        role: 'admin',
        isAdmin: true,
        emailVerified: true,
        tier: 'leader',
        subscribed: true,
        subscription_tier: 'leader',
        createdAt: '2000-01-01T00:00:00Z',
      };
      const person = await newPerson(origin);
      const other = await newPerson(origin);
      const email = `choix-${performance.now()}@example.com`;
      const signedUp = await ask(origin, '/api/auth/sign-up/email', {
        method: 'POST',
        headers: newPlace(),
        body: { ...own, name: 'Camille', email, password: 'girafe-violette-42' },
      });
      see(jsonOf(signedUp)?.user?.id !== 'chosen', 'an id of one’s choice');
      for (const [method, target] of [
        ['PUT', '/api/profile'],
        ['PATCH', '/api/profile'],
        ['POST', '/api/functions/check-subscription'],
        ['POST', '/api/jobs'],
        ['POST', '/api/templates'],
      ] as const)
        await person.ask(target, { method, body: { ...own, text: 'Une offre', city: 'Lyon' } });
      const profile = (await person.ask('/api/profile')).text;
      see(!/"chosen"|"admin"|2000-01-01/.test(profile), profile.slice(0, 200));
      const subscription = jsonOf(await person.ask('/api/functions/check-subscription', { method: 'POST', body: own }));
      see(subscription?.subscribed === false && subscription?.subscription_tier === 'free', 'a tier of one’s choice');
      const { user } = jsonOf(await other.ask('/api/auth/get-session'));
      see(
        (await person.ask('/api/functions/delete-user-data', { method: 'POST', body: { user_id: user.id } })).status ===
          403,
        'somebody else’s account',
      );
      see((await other.ask('/api/usage')).status === 200, 'who is still there');
    },
  },
  {
    title: 'what the API tells of a person holds no secret of theirs, and nothing of anybody else',
    run: async ({ plain: { origin } }, see) => {
      const [person, other] = [await newPerson(origin), await newPerson(origin)];
      const added = await upload(person, '/api/documents', pdf(), 'cv.pdf');
      see(added.status === 200 || added.status === 201, `a CV: ${added.status} ${added.text.slice(0, 80)}`);
      const { id } = jsonOf(added)?.document ?? jsonOf(added) ?? {};
      const token = decodeURIComponent(person.cookie.split('=')[1] ?? '').split('.')[0] ?? 'none';
      for (const { method, path } of await describedRoutes(origin)) {
        if (method !== 'GET') continue;
        const { text } = await person.ask(path);
        see(
          !text.includes(token) && !/\$argon2id\$|scrypt\$|"password"\s*:\s*"|"hash"|privateKey/.test(text),
          `${path}: a secret`,
        );
        see(!text.includes(other.email), `${path}: somebody else`);
      }
      for (const [method, target] of [
        ['GET', `/api/documents/${id}`],
        ['GET', `/api/documents/${id}/file`],
        ['DELETE', `/api/documents/${id}`],
        ['PATCH', `/api/documents/${id}`],
      ] as const) {
        const { status } = await other.ask(target, {
          method,
          ...(method === 'PATCH' ? { body: { name: 'à moi.pdf' } } : {}),
        });
        see(status === 404, `${method} of somebody else’s: ${status}`);
      }
      see((await other.ask('/api/documents')).text.includes(String(id)) === false, 'the list');
    },
  },
  {
    title: 'a file that is not what its name says is refused, and what was kept comes back to be saved, not shown',
    run: async ({ plain: { origin } }, see) => {
      const person = await newPerson(origin);
      const html = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');
      const svg = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
      );
      const bad: [string, Buffer][] = [
        ['cv.pdf', html],
        ['cv.docx', html],
        ['cv.pdf', Buffer.from('MZ\x90\0')],
        ['cv.exe', Buffer.from('MZ\x90\0')],
        ['cv.pdf', Buffer.from('PK\x03\x04nothing')],
        ['cv.docx', pdf().subarray(0, 40)],
        ['cv.svg', svg],
        ['cv.pdf', Buffer.alloc(0)],
        ['cv.pdf', Buffer.alloc(21 * 1024 * 1024, 'a')],
        ['cv.php', Buffer.from('<?php system($_GET[0]);')],
        ['cv.doc', Buffer.from('%!PS')],
      ];
      for (const [name, bytes] of bad) {
        const { status } = await upload(person, '/api/documents', bytes, name);
        see([400, 413, 415, 422].includes(status), `${name} of ${bytes.length}: ${status}`);
      }
      for (const bytes of [svg, html, pdf(), Buffer.from('GIF89a'), Buffer.alloc(6 * 1024 * 1024, 1)]) {
        const { status } = await upload(person, '/api/profile/photo', bytes, 'moi.png', 'PUT');
        see([400, 413, 415, 422].includes(status), `a photo of ${bytes.length}: ${status}`);
      }
      for (const name of [
        '../../../etc/cron.d/x.pdf',
        'a%0d%0aset-cookie: b=c.pdf',
        '..\\\\..\\\\x.pdf',
        'é « x ».pdf',
      ]) {
        const added = await upload(person, '/api/documents', Buffer.concat([pdf(), Buffer.from(`\n%${name}`)]), name);
        const { id } = jsonOf(added)?.document ?? jsonOf(added) ?? {};
        const { status, headers, cookies } = await person.ask(`/api/documents/${id}/file`);
        see(status === 200, `${name}: ${added.status}, then ${status}`);
        see(
          /^attachment; filename="[^"/\\]*"; filename\*=UTF-8''[\w.%~!-]*$/.test(headers['content-disposition'] ?? ''),
          headers['content-disposition'] ?? 'none',
        );
        see(headers['x-content-type-options'] === 'nosniff' && cookies.length === 0, `${name}: sniffed`);
      }
    },
  },
  {
    title: 'what guards the data is readable by its owner alone',
    run: async ({ plain }, see) => {
      for (const name of ['auth-secret', 'operator-token']) {
        const { mode, size } = await stat(join(plain.dataDir, name));
        see((mode & 0o077) === 0 && size >= 43, `${name}: ${(mode & 0o777).toString(8)}`);
      }
      for (const name of ['files', 'outbox'])
        see(((await stat(join(plain.dataDir, name))).mode & 0o077) === 0, `${name} is open to others`);
    },
  },
];

/** Run last, over all that the others did. */
export const logProbe: Probe = {
  title:
    'the log tells what was opened and refused, when, where and to whom, and holds no secret and no address of all that was typed',
  run: async ({ plain, secure }, see) => {
    const text = plain.log() + secure.log();
    const lines = text.split('\n').filter((line) => line.startsWith('{'));
    const read = lines.map((line) => jsonOf({ text: line } as Answer));
    see(
      lines.length > 500 && read.every((line) => line !== null && typeof line.time === 'number'),
      `${lines.length} lines, each JSON with its time`,
    );
    const told = read.filter((line) => line?.msg === 'security');
    for (const event of [
      'session opened',
      'signed up',
      'signed out',
      'password changed',
      'password reset',
      'other sessions ended',
      'account erased',
      'refused',
    ])
      see(
        told.some((line) => line.event === event),
        `no line for « ${event} »`,
      );
    for (const code of [
      'unauthenticated',
      'invalid_jwt',
      'forbidden',
      'not_found',
      'too_many_requests',
      'validation',
      'weak_password',
      'unsupported_file',
    ])
      see(
        told.some((line) => line.code === code),
        `no line for ${code}`,
      );
    see(
      told.every((line) => line.requestId && line.from),
      'each says where from',
    );
    for (const secret of secrets)
      if (secret.length > 5) see(!text.includes(secret), `the log holds ${secret.slice(0, 6)}…`);
  },
};
