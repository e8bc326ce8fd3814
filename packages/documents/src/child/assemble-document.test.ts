import { expect, it } from 'vitest';
import { assembleDocument } from './assemble-document.ts';

function textOf(...texts: string[]): string {
  const look = { page: 1, block: 0, origin: 'body' as const, fontSize: 10, bold: false, headingLevel: null };
  const lines = texts.map((text) => ({ ...look, text, bullet: false, x: null, y: null }));
  const layout = { columns: 1, tables: 0, textBoxes: 0, images: 0 };
  return assembleDocument('pdf', { lines, pageCount: 1, layout }).text;
}

it('captions that a professional network writes behind contact details', () => {
  expect(textOf('Ana Roy', '06 39 98 00 01 (Mobile)', 'in/ana-roy-7b41 (LinkedIn)', '(Blog)')).toBe(
    'Ana Roy\n06 39 98 00 01\nin/ana-roy-7b41',
  );
  expect(textOf('Cheffe de projet (Mobile)', 'Suivi (work)')).toBe('Cheffe de projet (Mobile)\nSuivi (work)');
});
