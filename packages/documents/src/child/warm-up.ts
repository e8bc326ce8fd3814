import { readFile } from 'node:fs/promises';
import { readerOf } from './reader-of.ts';

/**
 * Reads two tiny documents of our own while nobody waits, so that the parsers are loaded and compiled when a real one
 * comes: that halves its time. Stops between two steps when someone does.
 */
export async function warmUp(nobodyWaits: () => Promise<boolean>): Promise<void> {
  for (const kind of ['pdf', 'docx'] as const) {
    if (!(await nobodyWaits())) return;
    const read = await readerOf(kind);
    if (!(await nobodyWaits())) return;
    await read(await readFile(new URL(`./warm-up.${kind}`, import.meta.url)));
  }
  await readerOf('doc');
}
