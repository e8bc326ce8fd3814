import { expect, test } from 'vitest';
import { readArguments, requiredValues, singleValue } from './read-arguments.ts';
import { UsageError } from './usage.ts';

const read = (...words: string[]) => readArguments(words, ['cv', 'offer', 'tone', 'out'], ['json']);

test.each([
  ['cv', '--cv n’accepte qu’un CV.'],
  ['offer', '--offer n’accepte qu’une offre.'],
  ['tone', '--tone n’accepte qu’un ton.'],
  ['out', '--out n’accepte qu’un fichier.'],
] as const)('--%s given twice is told what it takes', (name, message) => {
  expect(() => singleValue(read(`--${name}`, 'a', `--${name}`, 'b'), name)).toThrow(new UsageError(message));
  expect(() => singleValue(read(`--${name}`, 'a', 'b'), name)).toThrow(new UsageError(message));
});

test('an option without its value is not told like one that is absent', () => {
  expect(() => requiredValues(read('--json'), 'tone')).toThrow(new UsageError('Il manque --tone.'));
  expect(() => requiredValues(read('--tone', '--json'), 'tone')).toThrow(new UsageError('--tone attend un ton.'));
});
