import { expect, test } from 'vitest';
import { googleCallback } from './google-callback.ts';

const authPage = '/auth?redirect=x';

test.each(['/dashboard', '/cv-crafting?analyse=a-1', '/dashboard/jobs?q=caf%C3%A9'])(
  '%s is gone to at once',
  (next) => {
    expect(googleCallback(next, authPage)).toBe(next);
  },
);

test.each(['/dashboard?q=(a)', '/cv-crafting#texte', '/dashboard?q=é'])('%s goes through the sign-in page', (next) => {
  expect(googleCallback(next, authPage)).toBe(authPage);
});
