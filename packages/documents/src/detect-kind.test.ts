import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { detectKind, isDamaged } from './detect-kind.ts';
import { fixture } from './testing/fixtures.ts';
import { makeDocx, paragraph } from './testing/make-docx.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

describe('the kind of a file is in its content', () => {
  it.each([
    ['a PDF', fixture('documents/restricted.pdf'), 'pdf'],
    ['a PDF behind some bytes', bytes(`${'\n'.repeat(900)}%PDF-1.4`), 'pdf'],
    ['a DOCX', makeDocx(paragraph('Bonjour')), 'docx'],
    ['a protected DOCX', fixture('documents/encrypted.docx'), 'docx'],
    ['an old Word file', fixture('pairs/comptable/cv.doc'), 'doc'],
    ['HTML with a mark', bytes('\ufeff<html><body>CV</body></html>'), 'doc'],
    ['HTML without', bytes('  <!DOCTYPE html>\n<p>CV'), 'doc'],
    ['HTML in UTF-16', utf16('<html lang="fr"><p>CV'), 'doc'],
    ['XHTML', bytes('<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml">'), 'doc'],
    ['text', bytes('Je cherche un poste <html>'), null],
    ['a header too far in', bytes(`${' '.repeat(2_000)}%PDF-1.4`), null],
    ['another ZIP', zipSync({ 'xl/workbook.xml': strToU8('<x/>'), '[Content_Types].xml': strToU8('<x/>') }), null],
    ['a ZIP cut short', makeDocx(paragraph('Bonjour')).slice(0, 200), null],
    ['a program', fixture('documents/executable-renamed.pdf'), null],
    ['nothing', new Uint8Array(), null],
  ])('%s', (_, file, kind) => {
    expect(detectKind(file)).toBe(kind);
  });
});

describe('what is left of a document is told from a file of another kind', () => {
  const docx = makeDocx(paragraph('Bonjour'));
  it.each([
    ['a DOCX cut short', docx.slice(0, 200), true],
    ['a DOCX without its last bytes', docx.slice(0, -22), true],
    ['a DOCX that has lost its list of types', zipSync({ 'word/document.xml': strToU8('<x/>') }), true],
    ['an old Word file without its directory', fixture('documents/damaged.doc'), true],
    ['zeros', new Uint8Array(4_000), true],
    ['a spreadsheet', zipSync({ 'xl/workbook.xml': strToU8('<x/>'), '[Content_Types].xml': strToU8('<x/>') }), false],
    ['text', bytes('PK, mon parcours'), false],
    ['a program', fixture('documents/executable-renamed.pdf'), false],
    ['nothing', new Uint8Array(), false],
  ])('%s', (_, file, damaged) => {
    expect([detectKind(file), isDamaged(file)]).toEqual([null, damaged]);
  });
});
