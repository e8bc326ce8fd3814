import { expect, test } from 'vitest';
import { findPhones } from './find-phone.ts';

test.each([
  ['06 12 34 56 78', '+33612345678'],
  ['06.12.34.56.78', '+33612345678'],
  ['06-12-34-56-78', '+33612345678'],
  ['06/12/34/56/78', '+33612345678'],
  ['06 / 12 / 34 / 56 / 78', '+33612345678'],
  ['0612345678', '+33612345678'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['(+33) 6 12 34 56 78', '+33612345678'],
  ['0033 6 12 34 56 78', '+33612345678'],
  ['(33) 6 12 34 56 78', '+33612345678'],
  ['06 - 12 - 34 - 56 - 78', '+33612345678'],
  ['06_12_34_56_78', '+33612345678'],
  ['0692 12 34 56', '+262692123456'],
  ['+32 470 12 34 56', '+32470123456'],
])('%s', (text, expected) => {
  expect(findPhones(`Tél : ${text}, Lyon`)[0]?.e164).toBe(expected);
});

test('a mobile comes before a landline', () => {
  expect(findPhones('04 78 12 34 56 ou 07 12 34 56 78').map((phone) => phone.e164)).toEqual([
    '+33712345678',
    '+33478123456',
  ]);
});

test('whatever stands between the pairs of the mobile', () => {
  expect(findPhones('Fixe 04 78 12 34 56 – Mob. 07 / 12 / 34 / 56 / 78')[0]?.e164).toBe('+33712345678');
  expect(findPhones('lou@example.com / 07/12/34/56/78')[0]?.e164).toBe('+33712345678');
  expect(findPhones('07/12/34/56/78 / lou@example.com')[0]?.e164).toBe('+33712345678');
});

test('dates are not numbers to call', () => {
  expect(findPhones('01.09.2019 06.2021')).toEqual([]);
  expect(findPhones('01 / 09 / 2019 – 06 / 02 / 2021')).toEqual([]);
});
