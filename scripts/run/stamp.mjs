import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** True if the stamp file says that this very state was reached before. */
export function stampMatches(file, value) {
  try {
    return readFileSync(file, 'utf8') === value;
  } catch {
    return false;
  }
}

export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}

/** Called before the work starts, so that an interrupted run is not taken for a finished one. */
export function removeStamp(file) {
  rmSync(file, { force: true });
}
