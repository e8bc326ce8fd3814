import { argon2Sync, scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, passwordCost, verifyPassword } from './password-hash.ts';

const cheap = { memory: 8, passes: 1 };

test('a password opens its own hash and no other does, to the last of 128 characters and to the case', async () => {
  const password = `${'é'.repeat(127)}z`;
  const hash = await hashPassword(password, cheap);
  expect(await verifyPassword({ hash, password })).toBe(true);
  expect(await verifyPassword({ hash, password: password.normalize('NFD') })).toBe(true);
  for (const other of [`${'é'.repeat(127)}Z`, 'é'.repeat(127), `${password} `, ''])
    expect(await verifyPassword({ hash, password: other })).toBe(false);
  expect(await hashPassword(password, cheap)).not.toBe(hash);
});

test('the cost is one of those that OWASP names, and is written in the hash', async () => {
  expect(passwordCost).toEqual({ memory: 19_456, passes: 2 });
  const hash = await hashPassword('girafe-violette-42');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect([isOutdated(hash), isOutdated(await hashPassword('x', cheap))]).toEqual([false, true]);
});

test('a hash is Argon2id of what it says, whoever computes it', async () => {
  const [, , , , salt = '', key = ''] = (await hashPassword('girafe-violette-42')).split('$');
  const made = { nonce: Buffer.from(salt, 'base64'), memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  expect(argon2Sync('argon2id', { message: 'girafe-violette-42', ...made })).toEqual(Buffer.from(key, 'base64'));
});

const salt = 'ab'.repeat(16);
const byScrypt = (N: number, r: number, p: number) =>
  scryptSync('ancien-mot', salt, 64, { N, r, p, maxmem: 2 ** 26 }).toString('hex');

test.each([
  ['of the time before still opens', () => `${salt}:${byScrypt(2 ** 14, 16, 1)}`],
  ['by scrypt still opens', () => `scrypt$16384$8$5$${salt}$${byScrypt(2 ** 14, 8, 5)}`],
])('a hash %s, and is to be made anew', async (_, make) => {
  const hash = make();
  expect(await verifyPassword({ hash, password: 'ancien-mot' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'autre-mot' })).toBe(false);
  expect(isOutdated(hash)).toBe(true);
});

test('a hash that is none of ours, or that nothing can have made, says so and leaves the next to be answered', async () => {
  await expect(verifyPassword({ hash: 'rien', password: 'x' })).rejects.toThrow('cannot be read');
  const hash = await hashPassword('girafe', cheap);
  await expect(verifyPassword({ hash: hash.replace('m=8,', 'm=1,'), password: 'girafe' })).rejects.toThrow(RangeError);
  expect(await verifyPassword({ hash, password: 'girafe' })).toBe(true);
});
