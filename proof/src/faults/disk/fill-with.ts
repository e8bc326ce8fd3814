import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export type Disk = { fill: () => void; free: () => void };

/** Fills the disk of a folder to its last byte with one file, which can be removed. */
export function fillWith(folder: string): Disk {
  const file = join(folder, 'ballast');
  return {
    fill() {
      const ballast = openSync(file, 'a');
      try {
        for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 4))
          writeUntilFull(ballast, Buffer.alloc(size, 1));
      } finally {
        closeSync(ballast);
      }
    },
    free: () => rmSync(file, { force: true }),
  };
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
