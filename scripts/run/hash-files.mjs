import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * One SHA-256 over names and contents of every file under `paths` (relative to the repository), folders
 * named in `skip` left out. Missing paths count as empty.
 */
export function hashFiles(paths, skip = []) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(join(root, path), new Set(skip))).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path, skip) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => (entry.isFile() || entry.isDirectory()) && !skip.has(entry.name))
    .flatMap((entry) => listFiles(join(path, entry.name), skip));
}
