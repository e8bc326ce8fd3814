import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const left = new Set([
  'node_modules',
  'build',
  'dist',
  'paraglide',
  '.react-router',
  '.cache',
  'screenshots',
  'fixtures',
]);

/** Paths, relative to `root` and with `/`, of every source file below `folder`. */
export function listSources(root: string, folder: string, extension = /\.(?:ts|tsx|mjs|js)$/): string[] {
  return entriesOf(join(root, folder)).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return left.has(entry.name) ? [] : listSources(root, path, extension);
    return extension.test(entry.name) ? [path] : [];
  });
}

/** Names of the folders directly below `folder`; none if it does not exist. */
export function listFolders(root: string, folder: string): string[] {
  return entriesOf(join(root, folder))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}
