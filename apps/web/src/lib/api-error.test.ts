import { expect, test } from 'vitest';
import { toApiError } from './api-error.ts';

test('a refusal keeps its code, its sentence and its details', () => {
  const error = toApiError(402, { error: 'limit_reached', message: 'Limite atteinte.', needsUpgrade: true }, 'autre');
  expect(error).toMatchObject({ code: 'limit_reached', message: 'Limite atteinte.', status: 402, needsUpgrade: true });
});

test.each([
  [502, 'unavailable'],
  [504, 'unavailable'],
  [500, 'internal'],
  [401, 'unauthenticated'],
  [413, 'file_too_large'],
  [418, 'validation'],
])('an answer %i that is not ours is read as %s', (status, code) => {
  expect(toApiError(status, '<html>', 'Quelque chose s’est mal passé.')).toMatchObject({
    code,
    message: 'Quelque chose s’est mal passé.',
    fields: {},
  });
});
