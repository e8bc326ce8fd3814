import { expect, test } from 'vitest';
import { readMailLink } from './read-mail-link.ts';

test('a mail’s link tells what it is for, and its token', () => {
  expect(readMailLink('#type=recovery&token=abc_-123')).toEqual({ type: 'recovery', token: 'abc_-123' });
  expect(readMailLink('#token=a%2Fb&type=signup')).toEqual({ type: 'signup', token: 'a/b' });
});

test.each(['', '#', '#contenu', '#type=recovery', '#type=recovery&token=', '#type=magic&token=abc', '#%E0%A4%A'])(
  '%j is no link of a mail',
  (hash) => expect(readMailLink(hash)).toBeNull(),
);
