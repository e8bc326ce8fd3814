import { expect, test } from 'vitest';
import { signUpFailure } from './sign-up-failure.ts';

test.each([
  [{ code: 'conflict', message: 'Un compte existe déjà.' }, 'exists'],
  [{ code: 'validation', message: 'User already registered' }, 'exists'],
  [{ code: 'validation', message: 'redirect_to is not allowed' }, 'setup'],
  [{ code: 'weak_password', message: 'Trop courant.' }, 'weak'],
  [{ code: 'offline', message: 'Le serveur ne répond pas.' }, 'other'],
] as const)('%j is read as %s', (error, expected) => {
  expect(signUpFailure(error)).toBe(expected);
});
