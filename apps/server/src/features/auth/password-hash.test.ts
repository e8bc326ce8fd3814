import { scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, passwordCost, verifyPassword } from './password-hash.ts';

const cheap = { N: 16, r: 8, p: 1 };

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
  expect(passwordCost).toEqual({ N: 16_384, r: 8, p: 5 });
  const hash = await hashPassword('girafe-violette-42');
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect([isOutdated(hash), isOutdated(await hashPassword('x', cheap))]).toEqual([false, true]);
});

test('a hash of the time before still opens, and one that is none says so', async () => {
  const salt = 'ab'.repeat(16);
  const options = { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 };
  const hash = `${salt}:${scryptSync('ancien-mot', salt, 64, options).toString('hex')}`;
  expect(await verifyPassword({ hash, password: 'ancien-mot' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'autre-mot' })).toBe(false);
  expect(isOutdated(hash)).toBe(true);
  await expect(verifyPassword({ hash: 'rien', password: 'x' })).rejects.toThrow('cannot be read');
});

test('many who sign in at once leave the threads that files are read with: a file is there before the first is in', async () => {
  const done: string[] = [];
  const hashes = [1, 2, 3, 4].map(() => hashPassword('girafe', passwordCost).then(() => done.push('hash')));
  const file = readFile(new URL(import.meta.url)).then(() => done.push('file'));
  await Promise.all([...hashes, file]);
  expect(done[0]).toBe('file');
});
