import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const origin = 'https://coach.example.com';

test.each(['/cv-crafting', '/cv-crafting?analyse=a1', '/dashboard#cv', '/a%20b'])(
  '%s is a path of this site',
  (path) => {
    expect(safeRedirect(path, origin)).toBe(path);
  },
);

test.each([
  'https://evil.example.com/',
  '//evil.example.com',
  '/\\evil.example.com',
  '/\t/evil.example.com',
  '/.//evil.example.com',
  '/a/..//evil.example.com',
  'javascript:alert(1)',
  '\\\\evil.example.com',
  'dashboard',
  '',
])('%j leads elsewhere or nowhere', (value) => {
  expect(safeRedirect(value, origin)).toBeNull();
});

test('signing in never leads back to signing in', () => {
  expect(safeRedirect('/auth?redirect=/auth', origin)).toBeNull();
  expect(safeRedirect(null, origin)).toBeNull();
});
