import { apiErrorSchema } from '@coach/contracts/api-error';
import { unreadableReasons } from '@coach/contracts/document-text';
import { type ErrorCode, errorStatus } from '@coach/contracts/errors';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { appErrorOf } from './app-error-of.ts';
import { languageOf } from './language.ts';
import { presentError } from './present-error.ts';

const codes = Object.keys(errorStatus) as ErrorCode[];
const values = { megabytes: 10, limit: 3, days: 30 };

test.each(codes)('%s is a whole sentence in both languages', (code) => {
  for (const language of ['fr', 'en'] as const) {
    const { status, body } = presentError(new AppError(code, { values, retryAfterSeconds: 90 }), language, 'ref-1');
    expect(status).toBe(errorStatus[code]);
    expect(apiErrorSchema.parse(body).message).toMatch(/^\p{Lu}[^{}]+\.$/u);
  }
});

test.each(unreadableReasons)('an unreadable file says what %s means', (reason) => {
  const french = presentError(new AppError('unreadable_file', { reason }), 'fr', '').body.message;
  expect(french).not.toBe(presentError(new AppError('unreadable_file'), 'fr', '').body.message);
});

test('French text has its narrow spaces, and figures their place', () => {
  const { body } = presentError(new AppError('internal'), 'fr', 'abc');
  expect(body.message).toContain('Réessayez\u202f;');
  expect(body.requestId).toBe('abc');
  const wait = presentError(new AppError('too_many_requests', { retryAfterSeconds: 90.2 }), 'fr', '');
  expect(wait.body.message).toContain('2 minutes');
  expect(wait.headers['retry-after']).toBe('91');
});

test.each([
  [Object.assign(new Error('no room'), { code: 'ENOSPC' }), 'disk_full'],
  [new Error('Failed query', { cause: Object.assign(new Error('no room'), { code: '53100' }) }), 'disk_full'],
  [new Error('Failed query', { cause: Object.assign(new Error('stopping'), { code: '57P01' }) }), 'unavailable'],
  [new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }), 'unavailable'],
  [new DOMException('left', 'AbortError'), 'cancelled'],
  [new TypeError('a fault of ours'), 'internal'],
  ['a string', 'internal'],
])('%s is %s', (thrown, code) => {
  expect(appErrorOf(thrown).code).toBe(code);
});

test.each([
  [null, 'fr'],
  ['', 'fr'],
  ['en', 'en'],
  ['en-US,en;q=0.9,fr;q=0.8', 'en'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
  ['de,en;q=0.5', 'en'],
  ['de', 'fr'],
  ['en;q=0,fr;q=0.1', 'fr'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
