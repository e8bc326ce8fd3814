import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../ports/files.ts';
import { fileOf, type Manifest } from './manifest.ts';

type Copied = Map<string, Manifest['files'][number]>;

/** Copies what is not copied yet: a file never changes once it is there. Answers the keys that lead to nothing. */
export async function copyFiles(files: FileStore, folder: string, keys: string[], copied: Copied): Promise<string[]> {
  const absent: string[] = [];
  for (const key of keys) {
    if (copied.has(key)) continue;
    const entry = await copyFile(files, folder, key);
    if (entry) copied.set(key, entry);
    else absent.push(key);
  }
  return absent;
}

async function copyFile(files: FileStore, folder: string, key: string) {
  const file = await files.open(key);
  if (!file) return null;
  const place = fileOf(folder, key);
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(file.content, count, createWriteStream(place, { mode: 0o600, flush: true }));
  return { key, bytes, sha256: hash.digest('hex') };
}

/** Removes copies of files that nothing names any more: what was deleted is not to live on in a backup. */
export async function dropOtherCopies(folder: string, keys: ReadonlySet<string>): Promise<void> {
  const root = path.join(folder, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const place = path.join(entry.parentPath, entry.name);
    const key = path.relative(root, place).split(path.sep).join('/');
    if (entry.isFile() && !keys.has(key)) await rm(place);
  }
}
