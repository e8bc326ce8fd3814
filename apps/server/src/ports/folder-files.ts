import { access, mkdir, open as openFile, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkKey, type FileStore } from './files.ts';

/** Files in a folder of this machine. A file appears whole or not at all; no key is put by two at once. */
export function folderFiles(root: string): FileStore {
  const at = (key: string) => path.join(root, checkKey(key));
  return {
    async put(key, bytes) {
      const place = at(key);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const aside = asideOf(place);
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
      const bytes = await readFile(at(key)).catch(nullIfAbsent);
      return bytes && new Uint8Array(bytes);
    },
    async open(key) {
      const handle = await openFile(at(key), 'r').catch(nullIfAbsent);
      if (!handle) return null;
      try {
        const { size } = await handle.stat();
        return { size, content: handle.createReadStream() };
      } catch (error) {
        await handle.close();
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
      const place = at(key);
      // What a crash cut short in the middle.
      await rm(asideOf(place), { force: true });
      await rm(place, { force: true });
    },
  };
}

/** Named after its file, so that it goes when the file does. */
function asideOf(place: string): string {
  return path.join(path.dirname(place), `.${path.basename(place)}`);
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await openFile(file, 'w', 0o600);
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
    const handle = await openFile(at, 'r');
    await handle.sync().finally(() => handle.close());
    if (at === root || at === path.dirname(at)) return;
  }
}
