import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkKey, type FileStore } from './files.ts';

/** Files in a folder of this machine. A file appears whole or not at all. */
export function folderFiles(root: string): FileStore {
  const at = (key: string) => path.join(root, checkKey(key));
  return {
    async put(key, bytes) {
      const place = at(key);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const aside = path.join(path.dirname(place), `.${randomBytes(8).toString('hex')}`);
      try {
        await writeDurably(aside, bytes);
        await rename(aside, place);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
      await syncFolders(path.dirname(place), root);
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(at(key)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async exists(key) {
      return await access(at(key)).then(
        () => true,
        () => false,
      );
    },
    async delete(key) {
      await rm(at(key), { force: true });
    },
  };
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name is only durable once its folder is, and a new folder once the one above it is. */
async function syncFolders(folder: string, root: string): Promise<void> {
  for (let at = folder; ; at = path.dirname(at)) {
    const handle = await open(at, 'r');
    await handle.sync().finally(() => handle.close());
    if (at === root || at === path.dirname(at)) return;
  }
}
