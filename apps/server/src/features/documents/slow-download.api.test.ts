import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { userDocuments } from '../../db/schema/documents.ts';
import { listen } from '../../listen.ts';
import { folderFiles } from '../../ports/folder-files.ts';
import { createTestApp } from '../../testing/test-app.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'coach-slow-'));
const stored = folderFiles(folder);
/** What has been read of the files so far. */
let read = 0;
const open = new Set<object>();
const files = {
  ...stored,
  open: async (key: string) => {
    const file = await stored.open(key);
    if (!file) return null;
    open.add(file);
    file.content.on('data', (chunk: Buffer) => {
      read += chunk.length;
    });
    // Listening must not make it flow: it is read as fast as it is sent.
    file.content.pause();
    file.content.once('close', () => open.delete(file));
    return file;
  },
};
const app = await createTestApp({ files });
const server = await listen(app.app, { HOST: '127.0.0.1', PORT: 0 });
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const megabyte = 1024 * 1024;
const bytes = randomBytes(20 * megabyte);

const user = await app.users.free();
const { id } = (await user.upload('/api/documents', 'Comptable')).body;
const [row] = await app.services.db.select().from(userDocuments).where(eq(userDocuments.id, id));
await stored.put(row?.filePath ?? '', bytes);

/** An answer of which nothing is read yet. */
async function ask(method = 'GET'): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    const url = new URL(`/api/documents/${id}/file`, server.address);
    get(url, { method, headers: { cookie: user.cookie }, agent: false }, resolve).on('error', reject);
  });
}

/** Until nothing more is read of the files. */
async function settled(): Promise<number> {
  for (let before = -1; before !== read; ) {
    before = read;
    await sleep(300);
  }
  return read;
}

test('of files on their way to slow lines little is held, and each arrives byte for byte', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
  for (const answer of answers) expect(answer.headers['content-length']).toBe(String(bytes.length));
  // Of 160 MB, what the sockets of this machine take.
  expect(await settled()).toBeLessThan(80 * megabyte);
  const [first, ...others] = answers;
  const chunks: Buffer[] = [];
  for await (const chunk of first ?? []) chunks.push(chunk);
  expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
  for (const answer of others) answer.destroy();
  await expect.poll(() => open.size).toBe(0);
});

test('who asks for the headers alone, or leaves, holds no turn', async () => {
  for (let count = 0; count < 20; count += 1) {
    const answer = await ask('HEAD');
    expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, String(bytes.length)]);
    answer.resume();
    (await ask()).destroy();
  }
  await expect.poll(() => open.size).toBe(0);
});

test('a file that is gone from the disk is told as such', async () => {
  await stored.delete(row?.filePath ?? '');
  expect((await user.get(`/api/documents/${id}/file`)).status).toBe(404);
});
