import { writeSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';

const chunks: Buffer[] = [];

async function readInput(): Promise<Uint8Array> {
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
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

/**
 * The whole life of a child: it reads what its parent sends, writes what `read` makes of it as one line of JSON and ends.
 * One started before it is needed prepares itself meanwhile.
 */
export async function answerOnce(
  read: (bytes: Uint8Array) => Promise<object>,
  prepare?: (nobodyWaits: () => Promise<boolean>) => Promise<void>,
): Promise<never> {
  // Parsers that print must not be able to write into the answer.
  console.log = console.info = console.warn = console.error = () => {};
  const input = readInput();
  if (prepare && process.argv.includes('warm')) await prepare(nobodyWaits);
  const answer = await read(await input);
  // The line's end tells the parent that the answer is whole: it need not wait for this process to end.
  writeAnswer(`${JSON.stringify(answer)}\n`);
  process.exit(0);
}
