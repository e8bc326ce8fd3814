import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startS3 } from '../testing/start-s3.ts';
import { folderFiles } from './folder-files.ts';
import { memoryFiles } from './memory-files.ts';
import { openS3 } from './s3-client.ts';
import { s3Files } from './s3-files.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'coach-files-'));
const server = await startS3();
const s3 = openS3(server.access);
afterAll(async () => {
  await s3.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

const stores = [
  ['a folder', folderFiles(path.join(folder, 'files'))],
  ['memory', memoryFiles()],
  ['a bucket', s3Files(s3)],
] as const;
const key = 'documents/user-1/0b9c6e9a';

test.each(stores)('%s keeps, replaces and forgets', async (_, files) => {
  expect(await files.get(key)).toBeNull();
  expect(await files.exists(key)).toBe(false);
  await files.put(key, new Uint8Array([1, 2]));
  await files.put(key, new Uint8Array([3]));
  expect(await files.get(key)).toEqual(new Uint8Array([3]));
  expect(await files.exists(key)).toBe(true);
  await files.delete(key);
  await files.delete(key);
  expect(await files.exists(key)).toBe(false);
});

test.each(stores)('%s gives back what it was given, to the byte', async (_, files) => {
  const texts = ['Élodie à Vitré — « œuvre » 👷 سيرة', '\r\n\0\u2028', ''].map((text) =>
    new TextEncoder().encode(text),
  );
  for (const bytes of [...texts, new Uint8Array(randomBytes(10 * 1024 * 1024))]) {
    await files.put(key, bytes);
    const back = await files.get(key);
    expect(back && Buffer.compare(back, bytes)).toBe(0);
    const file = await files.open(key);
    expect(file?.size).toBe(bytes.length);
    const read = await file?.content.toArray();
    expect(Buffer.compare(Buffer.concat(read ?? []), bytes)).toBe(0);
  }
  await files.delete(key);
});

test.each(stores)('%s opens a file of which a part is read, then the rest', async (_, files) => {
  expect(await files.open(key)).toBeNull();
  const bytes = new Uint8Array(300_000).map((_, index) => index % 251);
  await files.put(key, bytes);
  const file = await files.open(key);
  expect(file?.size).toBe(300_000);
  // Deleted meanwhile, it is still there for who has it open.
  await files.delete(key);
  const read = [];
  for await (const chunk of file?.content ?? []) read.push(chunk);
  expect(new Uint8Array(Buffer.concat(read))).toEqual(bytes);
});

test.each(stores)('%s is used by many at once', async (_, files) => {
  const many = Array.from({ length: 40 }, () => ({ at: `photos/a/${randomUUID()}`, bytes: randomBytes(5_000) }));
  await Promise.all(many.map(({ at, bytes }) => files.put(at, bytes)));
  const back = await Promise.all(many.map(({ at }) => files.get(at)));
  expect(back.every((found, index) => found && many[index]?.bytes.equals(found))).toBe(true);
  await Promise.all(many.map(({ at }) => files.delete(at)));
  expect(await Promise.all(many.map(({ at }) => files.exists(at)))).toEqual(many.map(() => false));
});

test.each(stores)('%s takes no key that could lead elsewhere', async (_, files) => {
  for (const bad of ['../secret', 'a/../../b', '/etc/passwd', 'a//b', 'A', 'a\0b', '']) {
    await expect(files.put(bad, new Uint8Array())).rejects.toThrow('not a file key');
    await expect(files.open(bad)).rejects.toThrow('not a file key');
    await expect(files.get(bad)).rejects.toThrow('not a file key');
    await expect(files.exists(bad)).rejects.toThrow('not a file key');
    await expect(files.delete(bad)).rejects.toThrow('not a file key');
  }
});

test('nothing unfinished stays beside a file, and only its owner reads it', async () => {
  const files = folderFiles(path.join(folder, 'other'));
  const keys = Array.from({ length: 10 }, (_, index) => `documents/user-1/${index}`);
  await Promise.all(keys.map((each, index) => files.put(each, new Uint8Array(100_000).fill(index))));
  const place = path.join(folder, 'other', 'documents/user-1');
  expect((await readdir(place)).sort()).toEqual(keys.map((each) => path.basename(each)));
  expect((await stat(path.join(place, '3'))).mode & 0o077).toBe(0);
});
