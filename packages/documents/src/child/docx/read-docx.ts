import type { ReadLines } from '../read-lines.ts';
import { Refusal } from '../refusal.ts';
export async function readDocx(_bytes: Uint8Array): Promise<ReadLines> {
  throw new Refusal('damaged');
}
