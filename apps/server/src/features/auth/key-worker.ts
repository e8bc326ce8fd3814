import { parentPort } from 'node:worker_threads';
import { deriveKey, type KeyRecipe } from './derive-key.ts';

export type KeyQuestion = { password: string; recipe: KeyRecipe };
export type KeyAnswer = { key: Uint8Array } | { error: unknown };

parentPort?.on('message', (question: KeyQuestion) => parentPort?.postMessage(answer(question)));

/** A recipe that cannot be followed does not end the thread: another’s key may be next. */
function answer({ password, recipe }: KeyQuestion): KeyAnswer {
  try {
    return { key: deriveKey(password, recipe) };
  } catch (error) {
    return { error };
  }
}
