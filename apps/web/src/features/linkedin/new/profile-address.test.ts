import { expect, test } from 'vitest';
import { profileAddress } from './profile-address.ts';

test('a profile’s address is taken with or without its protocol; what leads elsewhere is not', () => {
  expect(profileAddress('  ')).toBe('');
  expect(profileAddress(' linkedin.com/in/camille-essai ')).toBe('https://linkedin.com/in/camille-essai');
  expect(profileAddress('https://fr.linkedin.com/in/camille?x=1')).toBe('https://fr.linkedin.com/in/camille?x=1');
  const elsewhere = [
    'https://www.linkedin.com/feed/',
    'https://linkedin.com.example.org/in/camille',
    'https://notlinkedin.com/in/camille',
    'javascript:alert(1)//linkedin.com/in/x',
    'linkedin',
  ];
  expect(elsewhere.map(profileAddress)).toEqual(elsewhere.map(() => null));
});
