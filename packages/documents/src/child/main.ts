import { writeSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { detectKind } from '../detect-kind.ts';
import { assembleDocument } from './assemble-document.ts';
import { readerOf } from './reader-of.ts';
import { Refusal } from './refusal.ts';
import { warmUp } from './warm-up.ts';

const chunks: Buffer[] = [];

async function readInput(): Promise<Uint8Array> {
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function readDocument(bytes: Uint8Array): Promise<string> {
  const kind = detectKind(bytes);
  if (!kind) throw new Refusal('damaged');
  const read = await readerOf(kind);
  return JSON.stringify({ document: assembleDocument(kind, await read(bytes)) });
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

async function nobodyWaits(): Promise<boolean> {
  await nextTurn();
  return chunks.length === 0;
}

// Parsers that print must not be able to write into the answer.
console.log = console.info = console.warn = console.error = () => {};
// pdf.js unpacks through this, one round trip to a thread per stream; without it, it unpacks in place, twice as fast.
Reflect.deleteProperty(globalThis, 'DecompressionStream');
const input = readInput();
if (process.argv.includes('warm')) await warmUp(nobodyWaits);
const answer = await input.then(readDocument).catch((error: unknown) => {
  return JSON.stringify({ refusal: error instanceof Refusal ? error.reason : 'damaged' });
});
// The line's end tells the parent that the answer is whole: it need not wait for this process to end.
writeAnswer(`${answer}\n`);
process.exit(0);
