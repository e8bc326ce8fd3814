import { posix } from 'node:path';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { isOle } from '../../container/ole-file.ts';
import { Refusal } from '../refusal.ts';

const maxEntries = 3_000;
const maxPartBytes = 24 * 1024 * 1024;
const maxReadBytes = 48 * 1024 * 1024;
/** XML packs well, but not like this: only a bomb does. */
const bombRatio = 400;

export type OfficePackage = {
  /** A part's bytes, or null when there is none of that name. */
  read(name: string): Promise<Buffer | null>;
  names: string[];
};

function checkEntry(entry: Entry): void {
  if (entry.isEncrypted()) throw new Refusal('encrypted');
  if (entry.uncompressedSize <= maxPartBytes) return;
  throw new Refusal(entry.uncompressedSize / Math.max(1, entry.compressedSize) > bombRatio ? 'hostile' : 'too_large');
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (/vbaProject\.bin$|vbaData\.xml$/i.test(entry.fileName)) throw new Refusal('macros');
    if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry);
    if (entries.size > maxEntries) throw new Refusal('hostile');
  }
  return entries;
}

async function openZip(bytes: Uint8Array): Promise<ZipFile> {
  try {
    return await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { autoClose: false });
  } catch {
    throw new Refusal('damaged');
  }
}

/**
 * Opens a DOCX. Declared sizes are checked before a part is unpacked, and real sizes while it is: yauzl ends a part
 * that gives more than it declared. Refuses: `encrypted`, `macros`, `hostile`, `too_large`, `damaged`.
 */
export async function openPackage(bytes: Uint8Array): Promise<OfficePackage> {
  if (isOle(bytes)) throw new Refusal('encrypted');
  const zip = await openZip(bytes);
  const entries = await listEntries(zip);
  let total = 0;
  return {
    names: [...entries.keys()],
    async read(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      checkEntry(entry);
      total += entry.uncompressedSize;
      if (total > maxReadBytes) throw new Refusal('too_large');
      const chunks: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
  };
}

/** Where a relationship of `part` points, as a name in the package. */
export function resolvePart(part: string, target: string): string {
  return posix.normalize(target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(part), target));
}
