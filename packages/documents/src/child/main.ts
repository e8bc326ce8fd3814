import { answerOnce } from './answer-once.ts';
import { readDocument } from './read-document.ts';
import { Refusal } from './refusal.ts';
import { warmUp } from './warm-up.ts';

// pdf.js unpacks through this, one round trip to a thread per stream; without it, it unpacks in place, twice as fast.
Reflect.deleteProperty(globalThis, 'DecompressionStream');
await answerOnce(
  (bytes) =>
    readDocument(bytes).then(
      (document) => ({ document }),
      (error: unknown) => ({ refusal: error instanceof Refusal ? error.reason : 'damaged' }),
    ),
  warmUp,
);
