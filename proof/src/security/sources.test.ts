import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@coach/e2e/start-server';
import { expect, test } from 'vitest';

const folders = [
  'apps/server/src',
  'apps/web/src',
  'packages/contracts/src',
  'packages/engine/src',
  'packages/documents/src',
];

/** What runs in the product: no tests, nothing that is generated. */
const sources = new Map(
  folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)(testing|paraglide)\//.test(name))
      .map((name) => [`${folder}/${name}`, readFileSync(join(repository, folder, name), 'utf8')] as const),
  ),
);

/** The files in which something is written, beside those where a reason for it is known. */
function withPattern(pattern: RegExp, known: string[] = []): string[] {
  return [...sources].filter(([name, text]) => pattern.test(text) && !known.includes(name)).map(([name]) => name);
}

test('there is enough of the product to look at', () => {
  expect(sources.size).toBeGreaterThan(800);
});

test('no code is made from text, in the server or in the page', () => {
  expect(withPattern(/\beval\(|new Function\(|\bvm\.|document\.write|insertAdjacentHTML|\.innerHTML\s*=/)).toEqual([]);
  const written = ['apps/web/src/root.tsx'];
  expect(withPattern(/dangerouslySetInnerHTML/, written), 'the theme’s script, which is ours').toEqual([]);
});

test('no shell is asked for, and programs get their arguments one by one', () => {
  expect(
    withPattern(/shell:\s*true|\bexecSync\(|[^.\w]exec\(`|import \{[^}]*\bexec\b[^}]*\} from 'node:child_process'/),
  ).toEqual([]);
});

test('no certificate goes unchecked', () => {
  expect(withPattern(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|minVersion|secureProtocol/)).toEqual([]);
});

test('only SHA-256 is used to hash, nothing is encrypted by hand, and no secret comes from Math.random', () => {
  expect(withPattern(/createH(ash|mac)\((?!'sha256')/)).toEqual([]);
  expect(withPattern(/createCipher|createDecipher|publicEncrypt|privateDecrypt|\bpbkdf2|crypto\.subtle/)).toEqual([]);
  const notSecret = ['apps/server/src/db/embedded/folder-lock.ts'];
  const random = withPattern(/Math\.random/, notSecret).filter((name) => !name.startsWith('apps/web/'));
  expect(random, 'the name of a file that exists for a moment').toEqual([]);
});

test('values never become part of an SQL statement', () => {
  const columnNames = ['apps/server/src/features/advice/import-advice.ts'];
  expect(withPattern(/sql\.raw\(/, columnNames), 'our own columns’ names').toEqual([]);
  const identifiers = withPattern(/\.query\(\s*(`[^`]*\$\{|'[^']*'\s*\+)/, ['apps/server/src/db/embedded-postgres.ts']);
  const others = identifiers.filter((name) => !name.startsWith('apps/server/src/backup/'));
  expect(others, 'tables’ and databases’ own names, in what only the operator runs').toEqual([]);
});

test('there is no other way into a page: no sockets, calls between windows, JSONP or frames', () => {
  expect(
    withPattern(
      /new WebSocket|RTCPeerConnection|WebTransport|window\.postMessage|parent\.postMessage|<iframe|<object |<embed/,
    ),
  ).toEqual([]);
  expect(
    withPattern(/addEventListener\('message'/, ['apps/web/src/lib/session-channel.ts']),
    'a channel of this site’s own tabs',
  ).toEqual([]);
});

test('nothing is asked of another site by a page', () => {
  const pages = [...sources].filter(([name]) => name.startsWith('apps/web/'));
  const asking = pages.filter(([, text]) =>
    /fetch\(\s*[`'"]https?:|googletagmanager|analytics\.js|@sentry|matomo/i.test(text),
  );
  expect(asking.map(([name]) => name)).toEqual([]);
});

test('requests to others follow no redirect by themselves', () => {
  expect(withPattern(/redirect: 'follow'/)).toEqual([]);
});
