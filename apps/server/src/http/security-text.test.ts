import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

test('whoever finds a hole is told whom to write to, and until when that holds', () => {
  const text = securityText('operatrice@example.org', 'https://coach.example.com', new Date('2026-11-21T22:10:00Z'));
  expect(text.split('\n')).toEqual([
    'Contact: mailto:operatrice@example.org',
    'Expires: 2027-05-20T00:00:00Z',
    'Preferred-Languages: fr, en',
    'Canonical: https://coach.example.com/.well-known/security.txt',
    '',
  ]);
});
