import { passwordMinLength } from '@coach/contracts/features/auth';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isStolenPassword } from './is-stolen-password.ts';

test('the three thousand commonest stolen passwords that the form would take are refused, in any case', async () => {
  const long = dictionary['passwords-common'].filter((each) => each.length >= passwordMinLength);
  const commonest = long.slice(0, 3_000);
  expect(commonest).toHaveLength(3_000);
  for (const each of commonest) expect(await isStolenPassword(each.toUpperCase()), each).toBe(true);
  expect(await isStolenPassword('girafe-violette-42')).toBe(false);
});
