import { expect, test } from 'vitest';
import { fileFault } from './file-fault.ts';

const pdf = { name: 'cv.pdf', type: 'application/pdf', size: 1000 };
const megabyte = 1024 * 1024;

test.each([
  [pdf],
  [{ ...pdf, name: 'CV.DOCX', type: '' }],
  [{ ...pdf, name: 'sans-extension', type: 'application/msword' }],
  [{ ...pdf, size: 10 * megabyte }],
])('%j can be taken', (file) => {
  expect(fileFault([file])).toBeNull();
});

test('what cannot be taken says why', () => {
  expect(fileFault([{ ...pdf, name: 'photo.png', type: 'image/png' }])).toBe('type');
  expect(fileFault([{ ...pdf, size: 10 * megabyte + 1 }])).toBe('size');
  expect(fileFault([{ ...pdf, size: 0 }])).toBe('empty');
  expect(fileFault([pdf, pdf])).toBe('many');
});
