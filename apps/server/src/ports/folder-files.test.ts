import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderFiles } from './folder-files.ts';
import { memoryFiles } from './memory-files.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'coach-files-'));
afterAll(() => rm(folder, { recursive: true }));

const stores = [
  ['a folder', folderFiles(path.join(folder, 'files'))],
  ['memory', memoryFiles()],
] as const;
const key = 'documents/user-1/0b9c6e9a';

test.each(stores)('%s keeps, replaces and forgets', async (_, files) => {
  expect(await files.get(key)).toBeNull();
  await files.put(key, new Uint8Array([1, 2]));
  await files.put(key, new Uint8Array([3]));
  expect(await files.get(key)).toEqual(new Uint8Array([3]));
  expect(await files.exists(key)).toBe(true);
  await files.delete(key);
  await files.delete(key);
  expect(await files.exists(key)).toBe(false);
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

test.each(stores)('%s takes no key that could lead elsewhere', async (_, files) => {
  for (const bad of ['../secret', 'a/../../b', '/etc/passwd', 'a//b', 'A', 'a\0b', '']) {
    await expect(files.put(bad, new Uint8Array())).rejects.toThrow('not a file key');
    await expect(files.open(bad)).rejects.toThrow('not a file key');
    await expect(files.get(bad)).rejects.toThrow('not a file key');
    await expect(files.delete(bad)).rejects.toThrow('not a file key');
  }
});

test('nothing unfinished stays beside a file, and only its owner reads it', async () => {
  const files = folderFiles(path.join(folder, 'other'));
  await Promise.all(Array.from({ length: 10 }, (_, index) => files.put(key, new Uint8Array(100_000).fill(index))));
  const place = path.join(folder, 'other', key);
  expect(await readdir(path.dirname(place))).toEqual([path.basename(place)]);
  expect((await stat(place)).mode & 0o077).toBe(0);
  const bytes = await files.get(key);
  expect(new Set(bytes).size).toBe(1);
});
