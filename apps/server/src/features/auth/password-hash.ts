import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createTurns } from '../../http/turns.ts';
import type { KeyRecipe } from './derive-key.ts';
import { createKeyThread } from './key-thread.ts';
import { readHash } from './read-hash.ts';

/** Argon2id's: `memory` KiB, gone over `passes` times. */
export type PasswordCost = { memory: number; passes: number };

/** OWASP's Password Storage Cheat Sheet names it first; it takes less than half the time of the scrypt named there. */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2 };

/** `$argon2id$v=19$m=…,t=…,p=1$salt$key`, a PHC string: a hash says how it was made, so that the cost can be raised. */
export async function hashPassword(password: string, cost = passwordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, { by: 'argon2id', ...cost, salt });
  return `${beginning(cost)}${unpadded(salt)}$${unpadded(key)}`;
}

/** Throws when `hash` is none of ours. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const { recipe, key } = readHash(hash);
  return timingSafeEqual(await derive(password, recipe), key);
}

/** Whether a hash was made in another way, or at another cost, than passwords are hashed with now. */
export function isOutdated(hash: string, cost = passwordCost): boolean {
  return !hash.startsWith(beginning(cost));
}

function beginning({ memory, passes }: PasswordCost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$`;
}

/** Base64 as PHC strings have it. */
function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '');
}

const ask = createKeyThread();
/** While one is hashed, the next lies ready: the thread does not wait for this one. */
const inTurn = createTurns({ atOnce: 2, waiting: 10_000 });
const nobodyLeaves = new AbortController().signal;

function derive(password: string, recipe: KeyRecipe): Promise<Uint8Array> {
  return inTurn('hashes', nobodyLeaves, () => ask({ password, recipe }));
}
