import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the sources and the data of the engine lie, whatever it is loaded from. */
export const engineFolder = fileURLToPath(new URL('../../engine/', import.meta.url));

/** Where the pack lies. */
export const packFolder = fileURLToPath(new URL('../../../.cache/engine-pack', import.meta.url));

/** The file of a pack that names the state of the sources it was made of. */
export const stampName = 'sources';

/** Whether there is a pack in the folder, made of the engine's sources as they are now. */
export function isPackFresh(folder = packFolder): boolean {
  try {
    return readFileSync(join(folder, stampName), 'utf8') === sourcesState();
  } catch {
    return false;
  }
}

/** A hash over names, sizes and times of the engine's files: to read what they contain would take as long as loading them. */
export function sourcesState(): string {
  const hash = createHash('sha256');
  for (const name of ['package.json', ...filesBelow('src'), ...filesBelow('data')]) {
    const { size, mtimeMs } = statSync(join(engineFolder, name));
    // A copy keeps the seconds.
    hash.update(`${name}\0${size}\0${Math.floor(mtimeMs / 1000)}\0`);
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  return readdirSync(join(engineFolder, path), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
    .filter((name) => !name.endsWith('.test.ts'));
}
