import { expect, test } from 'vitest';
import { rejectionKind } from './rejection-kind.ts';

const file = (...codes: string[]) => ({ errors: codes.map((code) => ({ code })) });

test('two files dropped at once are told as such, whatever else is wrong with them', () => {
  expect(rejectionKind([file('file-invalid-type', 'too-many-files'), file('too-many-files')])).toBe('too-many-files');
});

test('else the first reason counts, an unknown one as a wrong format', () => {
  expect(rejectionKind([file('file-too-large')])).toBe('file-too-large');
  expect(rejectionKind([file('file-too-small')])).toBe('file-too-small');
  expect(rejectionKind([file('something-new')])).toBe('file-invalid-type');
});
