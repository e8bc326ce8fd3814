import { detectKind } from '../detect-kind.ts';
import { answerOnce } from './answer-once.ts';
import { assembleDocument } from './assemble-document.ts';
import { readerOf } from './reader-of.ts';
import { Refusal } from './refusal.ts';
import { warmUp } from './warm-up.ts';

async function readDocument(bytes: Uint8Array): Promise<object> {
  const kind = detectKind(bytes);
  if (!kind) throw new Refusal('damaged');
  const read = await readerOf(kind);
  return { document: assembleDocument(kind, await read(bytes)) };
}

// pdf.js unpacks through this, one round trip to a thread per stream; without it, it unpacks in place, twice as fast.
Reflect.deleteProperty(globalThis, 'DecompressionStream');
await answerOnce(
  (bytes) =>
    readDocument(bytes).catch((error: unknown) => ({ refusal: error instanceof Refusal ? error.reason : 'damaged' })),
  warmUp,
);
