import type { KeyRecipe } from './derive-key.ts';

type ReadHash = { recipe: KeyRecipe; key: Buffer };

/** How a kept hash was made, and what it came to. Throws when it is none of ours. */
export function readHash(hash: string): ReadHash {
  const read = readArgon2id(hash) ?? readScrypt(hash) ?? readUnwritten(hash);
  if (!read) throw new Error('a password hash cannot be read');
  return read;
}

function readArgon2id(hash: string): ReadHash | null {
  const [, memory, passes, salt = '', key] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]{22})\$([\w+/]{43})$/.exec(hash) ?? [];
  if (!key) return null;
  const recipe = { memory: Number(memory), passes: Number(passes), salt: Buffer.from(salt, 'base64') };
  return { recipe: { by: 'argon2id', ...recipe }, key: Buffer.from(key, 'base64') };
}

/** What was written before Argon2id; the salt was taken as the text that it is written as. */
function readScrypt(hash: string): ReadHash | null {
  const [, N, r, p, salt = '', key] = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([0-9a-f]{32})\$([0-9a-f]{128})$/.exec(hash) ?? [];
  if (!key) return null;
  return { recipe: { by: 'scrypt', N: Number(N), r: Number(r), p: Number(p), salt }, key: Buffer.from(key, 'hex') };
}

/** Accounts made before the cost was written beside each hash. */
function readUnwritten(hash: string): ReadHash | null {
  const [, salt = '', key] = /^([0-9a-f]{32}):([0-9a-f]{128})$/.exec(hash) ?? [];
  return key ? { recipe: { by: 'scrypt', N: 2 ** 14, r: 16, p: 1, salt }, key: Buffer.from(key, 'hex') } : null;
}
