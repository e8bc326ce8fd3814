import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Which accounts were erased, by a hash, kept apart from the database and its backups. */
export type ErasureLedger = {
  add(idHash: string, erasedAt: Date): Promise<void>;
  list(): Promise<{ idHash: string; erasedAt: Date }[]>;
};

/** One line an account, in a file of the data folder that only grows. */
export function fileLedger(dataDir: string): ErasureLedger {
  const file = path.join(dataDir, 'erasures.log');
  return {
    async add(idHash, erasedAt) {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      await appendFile(file, `${idHash} ${erasedAt.toISOString()}\n`, { mode: 0o600, flush: true });
    },
    async list() {
      const text = await readFile(file, 'utf8').catch((error) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return [...text.matchAll(/^([0-9a-f]{64}) (\S+)$/gm)].map(([, idHash = '', at = '']) => ({
        idHash,
        erasedAt: new Date(at),
      }));
    },
  };
}

/** The same in memory, for tests. */
export function memoryLedger(): ErasureLedger {
  const kept: { idHash: string; erasedAt: Date }[] = [];
  return {
    add: async (idHash, erasedAt) => void kept.push({ idHash, erasedAt }),
    list: async () => kept,
  };
}
