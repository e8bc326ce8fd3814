import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createTurns } from '../../http/turns.ts';

/** scrypt's cost: memory 128·N·r bytes, done p times. */
export type PasswordCost = { N: number; r: number; p: number };

/** OWASP's Password Storage Cheat Sheet counts it with N=2^17, p=1; it takes an eighth of the memory (16 MiB). */
export const passwordCost: PasswordCost = { N: 2 ** 14, r: 8, p: 5 };
/** Accounts made before the cost was written beside each hash. */
const unwrittenCost: PasswordCost = { N: 2 ** 14, r: 16, p: 1 };
const keyBytes = 64;

/** `scrypt$N$r$p$salt$key`: a hash says how it was made, so that the cost can be raised. */
export async function hashPassword(password: string, cost = passwordCost): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt, key.toString('hex')].join('$');
}

/** Throws when `hash` is none of ours. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const { cost, salt, key } = readHash(hash);
  return timingSafeEqual(await derive(password, salt, cost), key);
}

/** Whether a hash was made at another cost than passwords are hashed with now. */
export function isOutdated(hash: string, { N, r, p } = passwordCost): boolean {
  return !hash.startsWith(`scrypt$${N}$${r}$${p}$`);
}

function readHash(hash: string): { cost: PasswordCost; salt: string; key: Buffer } {
  const written = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([0-9a-f]{32})\$([0-9a-f]{128})$/.exec(hash);
  const [, N, r, p, salt = '', key = ''] = written ?? [];
  if (written) return { cost: { N: Number(N), r: Number(r), p: Number(p) }, salt, key: Buffer.from(key, 'hex') };
  const [, oldSalt = '', oldKey = ''] = /^([0-9a-f]{32}):([0-9a-f]{128})$/.exec(hash) ?? [];
  if (!oldKey) throw new Error('a password hash cannot be read');
  return { cost: unwrittenCost, salt: oldSalt, key: Buffer.from(oldKey, 'hex') };
}

/** Two of the four threads that Node also reads files with: people who sign in at once do not keep the others’ waiting. */
const inTurn = createTurns({ atOnce: 2, waiting: 10_000 });
const nobodyLeaves = new AbortController().signal;

/** The same letters typed on two systems may be other characters: NFKC makes them one (NIST SP 800-63B, 3.1.1.2). */
function derive(password: string, salt: string, { N, r, p }: PasswordCost): Promise<Buffer> {
  const options = { N, r, p, maxmem: 256 * N * r };
  const hash = () =>
    new Promise<Buffer>((resolve, reject) => {
      const done = (error: Error | null, key: Buffer) => (error ? reject(error) : resolve(key));
      scrypt(password.normalize('NFKC'), salt, keyBytes, options, done);
    });
  return inTurn('hashes', nobodyLeaves, hash);
}
