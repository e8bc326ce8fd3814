import { writeSync } from 'node:fs';
import { detectKind } from '../detect-kind.ts';
import { assembleDocument } from './assemble-document.ts';
import { readDoc } from './doc/read-doc.ts';
import { readDocx } from './docx/read-docx.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { warmPdf } from './pdf/warm-pdf.ts';
import type { ReadLines } from './read-lines.ts';
import { Refusal } from './refusal.ts';

const readers = { pdf: readPdf, docx: readDocx, doc: readDoc };

async function readInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function readDocument(bytes: Uint8Array): Promise<string> {
  const kind = detectKind(bytes);
  if (!kind) throw new Refusal('damaged');
  const read: ReadLines = await readers[kind](bytes);
  return JSON.stringify({ document: assembleDocument(kind, read) });
}

function writeAnswer(answer: string): void {
  const bytes = Buffer.from(answer);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

// Parsers that print must not be able to write into the answer.
console.log = console.info = console.warn = console.error = () => {};
const input = readInput();
await warmPdf();
const answer = await input.then(readDocument).catch((error: unknown) => {
  return JSON.stringify({ refusal: error instanceof Refusal ? error.reason : 'damaged' });
});
writeAnswer(answer);
process.exit(0);
