import { expect, test } from 'vitest';
import { appErrorOf } from './app-error-of.ts';

const coded = (code: string, cause?: Error) => Object.assign(new Error('of the database', { cause }), { code });

test.each([
  ['the row it belongs to was removed meanwhile', '23503', 'not_found'],
  ['two transactions waited for each other', '40P01', 'unavailable'],
  ['no column holds such a day', '22008', 'validation'],
  ['the disk is full', '53100', 'disk_full'],
  ['the database starts', '57P03', 'unavailable'],
  ['a column is missing', '42703', 'internal'],
])('%s: the person is told what it means for them', (_, code, expected) => {
  expect(appErrorOf(coded(code)).code).toBe(expected);
  expect(appErrorOf(new Error('wrapped', { cause: new Error('again', { cause: coded(code) }) })).code).toBe(expected);
});

test('a database that says nothing is one that is away', () => {
  const error = new Error('wrapped', { cause: new Error('Query read timeout') });
  expect(appErrorOf(error)).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 2 } });
});

test('causes that lead back to themselves end somewhere', () => {
  const error = new Error('round');
  error.cause = error;
  expect(appErrorOf(error).code).toBe('internal');
});
