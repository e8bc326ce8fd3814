import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderFiles } from './folder-files.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'coach-cut-short-'));
afterAll(() => rm(folder, { recursive: true }));

test('a file whose writing was cut short is nowhere, and goes when its key is deleted or is written anew', async () => {
  const files = folderFiles(folder);
  await mkdir(path.join(folder, 'documents'));
  for (const name of ['.half', '.again']) await writeFile(path.join(folder, 'documents', name), 'longer than the file');
  expect(await files.exists('documents/half')).toBe(false);
  await files.delete('documents/half');
  await files.put('documents/again', new TextEncoder().encode('whole'));
  expect(new TextDecoder().decode((await files.get('documents/again')) ?? undefined)).toBe('whole');
  expect(await readdir(path.join(folder, 'documents'))).toEqual(['again']);
});
