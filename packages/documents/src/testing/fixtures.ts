import { readFileSync } from 'node:fs';

/** A file of the repository's `fixtures` folder, as bytes. */
export function fixture(path: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../../../../fixtures/${path}`, import.meta.url)));
}
