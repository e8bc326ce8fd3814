import { expect, test } from 'vitest';
import { withObject } from './with-object.ts';

test.each([
  ['conduire tracteur', 'conduire un tracteur'],
  ['tailler vigne', 'tailler une vigne'],
  ['tenir la caisse', 'tenir la caisse'],
  ['travailler en équipe', 'travailler en équipe'],
  ['changer zorbu', null],
])('%s', (text, said) => {
  expect(withObject(text)).toBe(said);
});
