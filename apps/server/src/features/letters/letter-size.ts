import type { Letter } from '@coach/contracts/letter';
import { loadEngine } from '../../ports/engine.ts';

/** Bytes of its text. */
export async function sizeOf(letter: Letter): Promise<number> {
  const { letterText } = await loadEngine();
  return Buffer.byteLength(letterText(letter));
}
