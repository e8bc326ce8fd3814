import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export type Erasure = { idHash: string; erasedAt: Date };

/** Which accounts were erased, by a hash, kept apart from the database and its backups. */
export type ErasureLedger = {
  add(idHash: string, erasedAt: Date): Promise<void>;
  list(): Promise<Erasure[]>;
};

/** One erasure a line, wherever the ledger is kept. */
export function ledgerLine(idHash: string, erasedAt: Date): string {
  return `${idHash} ${erasedAt.toISOString()}\n`;
}

/** A line that was cut off tells nothing. */
export function readLedger(text: string): Erasure[] {
  return [...text.matchAll(/^([0-9a-f]{64}) (\S+)$/gm)].map(([, idHash = '', at = '']) => ({
    idHash,
    erasedAt: new Date(at),
  }));
}

/** One line an account, in a file of the data folder that only grows. */
export function fileLedger(dataDir: string): ErasureLedger {
  const file = path.join(dataDir, 'erasures.log');
  return {
    async add(idHash, erasedAt) {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      await appendFile(file, ledgerLine(idHash, erasedAt), { mode: 0o600, flush: true });
    },
    async list() {
      const text = await readFile(file, 'utf8').catch((error) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return readLedger(text);
    },
  };
}

/** The same in memory, for tests. */
export function memoryLedger(): ErasureLedger {
  const kept: Erasure[] = [];
  return {
    add: async (idHash, erasedAt) => void kept.push({ idHash, erasedAt }),
    list: async () => kept,
  };
}
