import { Readable } from 'node:stream';
import { checkKey, type FileStore } from './files.ts';

/** Files in memory, for tests; `keys` tells what is kept. */
export function memoryFiles(): FileStore & { keys(): string[] } {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (key, bytes) => void kept.set(checkKey(key), new Uint8Array(bytes)),
    get: async (key) => kept.get(checkKey(key)) ?? null,
    async open(key) {
      const bytes = kept.get(checkKey(key));
      return bytes ? { size: bytes.length, content: Readable.from([Buffer.from(bytes)]) } : null;
    },
    exists: async (key) => kept.has(checkKey(key)),
    delete: async (key) => void kept.delete(checkKey(key)),
    keys: () => [...kept.keys()],
  };
}
