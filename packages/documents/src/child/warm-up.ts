import { readFile } from 'node:fs/promises';
import { readerOf } from './reader-of.ts';

/**
 * Tiny documents, by what made them: each program writes its PDFs its own way, and the second reading of one lets the
 * loops it runs through be compiled.
 */
const rounds = [
  { kind: 'pdf', file: 'warm-up.pdf', times: 2 },
  { kind: 'pdf', file: 'warm-up-printed.pdf', times: 2 },
  { kind: 'pdf', file: 'warm-up-exported.pdf', times: 2 },
  { kind: 'docx', file: 'warm-up.docx', times: 4 },
] as const;

/**
 * Reads documents of our own while nobody waits, so that the parsers are loaded and compiled when a real one comes: that
 * halves its time. Stops between two steps when someone does.
 */
export async function warmUp(nobodyWaits: () => Promise<boolean>): Promise<void> {
  for (const { kind, file, times } of rounds) {
    if (!(await nobodyWaits())) return;
    const read = await readerOf(kind);
    const bytes = await readFile(new URL(`./${file}`, import.meta.url));
    for (let time = 0; time < times; time += 1) {
      if (!(await nobodyWaits())) return;
      await read(new Uint8Array(bytes));
    }
  }
  await readerOf('doc');
}
