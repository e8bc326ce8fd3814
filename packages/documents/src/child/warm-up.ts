import { readFile } from 'node:fs/promises';
import { readDocx } from './docx/read-docx.ts';
import { readPdf } from './pdf/read-pdf.ts';

/**
 * Reads two tiny documents of our own while no one waits, so that the parsers are loaded and compiled when a real one
 * comes: that halves its time.
 */
export async function warmUp(): Promise<void> {
  await readPdf(await readFile(new URL('./warm-up.pdf', import.meta.url)));
  await readDocx(await readFile(new URL('./warm-up.docx', import.meta.url)));
}
