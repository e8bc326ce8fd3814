import { argon2Sync, scryptSync } from 'node:crypto';

/** How a key is made from a password: by Argon2id in `memory` KiB, or by scrypt in 128·N·r bytes as it was before. */
export type KeyRecipe =
  | { by: 'argon2id'; memory: number; passes: number; salt: Uint8Array }
  | { by: 'scrypt'; N: number; r: number; p: number; salt: string };

/** Holds its thread for some tens of milliseconds. Throws on a cost that the function does not know. */
export function deriveKey(password: string, recipe: KeyRecipe): Uint8Array {
  // The same letters typed on two systems may be other characters: NFKC makes them one (NIST SP 800-63B, 3.1.1.2).
  const message = password.normalize('NFKC');
  if (recipe.by === 'scrypt') {
    const { N, r, p, salt } = recipe;
    return scryptSync(message, salt, 64, { N, r, p, maxmem: 256 * N * r });
  }
  const { memory, passes, salt: nonce } = recipe;
  return argon2Sync('argon2id', { message, nonce, memory, passes, parallelism: 1, tagLength: 32 });
}
