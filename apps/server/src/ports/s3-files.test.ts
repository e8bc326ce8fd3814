import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, test } from 'vitest';
import { appErrorOf } from '../http/app-error-of.ts';
import { startS3 } from '../testing/start-s3.ts';
import { openS3, type S3Access } from './s3-client.ts';
import { s3Files } from './s3-files.ts';
import { checkS3 } from './s3-files-check.ts';
import { s3Ledger } from './s3-ledger.ts';

const server = await startS3();
const s3 = openS3(server.access, { pauseMs: 10 });
const files = s3Files(s3);
const opened = [s3];
afterEach(() => {
  server.onTheWay = null;
});
afterAll(async () => {
  for (const each of opened) await each.close();
  await server.stop();
});

const key = 'documents/someone/a-file';
const bytes = new TextEncoder().encode('un CV');

/** What the start says of a store that is configured so. */
async function refusal(changes: Partial<S3Access>): Promise<string> {
  const access = { ...server.access, ...changes };
  const other = openS3(access, { tries: 1 });
  opened.push(other);
  return await checkS3(other, access).then(
    () => 'fine',
    (error) => error.message,
  );
}

const alterations: [string, (headers: Record<string, unknown>) => void][] = [
  ['signature', (headers) => alter(headers, 'authorization', /Signature=./, 'Signature=x')],
  ['date', (headers) => alter(headers, 'x-amz-date', /\d\dZ$/, '99Z')],
  ['hash of the payload', (headers) => Object.assign(headers, { 'x-amz-content-sha256': 'a'.repeat(64) })],
  ['checksum', (headers) => Object.assign(headers, { 'x-amz-checksum-sha256': 'AAAA' })],
  ['key’s name', (headers) => alter(headers, 'authorization', 'S3RVER', 'OTHERS')],
];

function alter(headers: Record<string, unknown>, name: string, from: RegExp | string, to: string): void {
  headers[name] = String(headers[name]).replace(from, to);
}

test.each(alterations)(
  'a request whose %s was altered on the way is refused, and nothing is kept',
  async (_, change) => {
    server.answers.length = 0;
    server.onTheWay = (headers) => {
      change(headers);
      return headers;
    };
    await expect(files.put(key, bytes)).rejects.toMatchObject({ code: 'STORE_AWAY', status: 403 });
    // Refused is refused: it is not tried again.
    expect(server.answers).toEqual([403]);
    server.onTheWay = null;
    expect(await files.exists(key)).toBe(false);
  },
);

test('a start with a store that cannot be used says what to mend', async () => {
  expect(await refusal({})).toBe('fine');
  expect(await refusal({ secretAccessKey: 'wrong' })).toContain('S3_SECRET_ACCESS_KEY is not the secret');
  expect(await refusal({ accessKeyId: 'NOBODY' })).toContain('does not know S3_ACCESS_KEY_ID');
  expect(await refusal({ bucket: 'elsewhere' })).toContain('there is no bucket « elsewhere »: create it');
  expect(await refusal({ endpoint: 'http://127.0.0.1:9' })).toContain('nothing answers at http://127.0.0.1:9');
  server.onTheWay = () => 301;
  expect(await refusal({})).toContain('correct S3_REGION or S3_ENDPOINT');
  server.onTheWay = () => 403;
  expect(await refusal({})).toContain('may not write, read and remove');
  server.onTheWay = () => 507;
  expect(await refusal({})).toContain('no room left');
  server.onTheWay = (headers) => ({ ...headers, 'x-amz-date': '20200101T000000Z' });
  expect(await refusal({})).toContain('the clock of this machine');
});

test('a store that stumbles is asked again, three times at most; then people are told to come back', async () => {
  let times = 0;
  server.onTheWay = (headers) => {
    times += 1;
    return times < 3 ? 503 : headers;
  };
  await files.put(key, bytes);
  expect(times).toBe(3);
  times = -100;
  const failure = await files.get(key).catch((error) => error);
  expect(times).toBe(-97);
  expect(appErrorOf(failure)).toMatchObject({ code: 'unavailable' });
  server.onTheWay = () => 507;
  expect(appErrorOf(await files.put(key, bytes).catch((error) => error))).toMatchObject({ code: 'disk_full' });
});

test('a store that says nothing is not waited for', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const other = openS3({ ...server.access, endpoint }, { silenceMs: 200, tries: 1 });
  opened.push(other);
  await expect(s3Files(other).get(key)).rejects.toMatchObject({ code: 'STORE_AWAY', status: null });
  silent.closeAllConnections();
  silent.close();
});

test('the ledger is shared through the bucket and keeps every erasure', async () => {
  const [one, other] = [s3Ledger(s3), s3Ledger(s3)];
  expect(await one.list()).toEqual([]);
  const erasedAt = new Date('2026-11-21T10:00:00.123Z');
  const hashes = Array.from({ length: 12 }, (_, index) => index.toString(16).repeat(64));
  await Promise.all(hashes.map((idHash) => one.add(idHash, erasedAt)));
  expect(await other.list()).toEqual(hashes.map((idHash) => ({ idHash, erasedAt })));
  await other.add('f'.repeat(64), erasedAt);
  expect((await one.list()).at(-1)).toEqual({ idHash: 'f'.repeat(64), erasedAt });
});
