import { execFileSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { DocumentText } from '@coach/contracts/document-text';
import PDFDocument from 'pdfkit';
import { afterAll, describe, expect, it } from 'vitest';
import { DocumentError } from './document-error.ts';
import { createDocumentReader } from './document-reader.ts';
import { fixture } from './testing/fixtures.ts';

const reader = createDocumentReader({ timeoutMs: 25_000 });
afterAll(() => reader.close());

const read = (file: string): Promise<DocumentText> => reader.read(fixture(`documents/${file}`));

async function refusalOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DocumentError);
  const { code, reason } = error as DocumentError;
  return reason ?? code;
}

/** A PDF of as many pages, a word on each. */
async function pdfOf(pages: number): Promise<Uint8Array> {
  const pdf = new PDFDocument({ autoFirstPage: false });
  for (let page = 1; page <= pages; page++) pdf.addPage().text(`Chapitre ${page}`);
  pdf.end();
  return buffer(pdf as unknown as NodeJS.ReadableStream);
}

describe('a file that cannot be read says why', () => {
  it.each([
    ['scanned.pdf', ['scanned']],
    ['empty.pdf', ['empty']],
    ['empty.docx', ['empty']],
    ['encrypted.pdf', ['encrypted']],
    ['encrypted.docx', ['encrypted']],
    ['encrypted.doc', ['encrypted']],
    ['encrypted-short.doc', ['encrypted']],
    ['damaged.pdf', ['damaged']],
    ['damaged.docx', ['damaged']],
    ['damaged.doc', ['damaged']],
    ['macros.docx', ['macros']],
    ['bomb.docx', ['hostile', 'too_large']],
    ['bomb-understated.docx', ['hostile', 'too_large', 'damaged']],
    ['doctype.docx', ['hostile']],
    ['deep.docx', ['hostile', 'too_complex']],
    ['executable-renamed.pdf', ['unsupported_file']],
    ['text-renamed.docx', ['unsupported_file']],
  ])('%s → %s', async (file, reasons) => {
    expect(reasons).toContain(await refusalOf(read(file)));
  });

  it('a file over the limit is not even looked at', async () => {
    const small = createDocumentReader({ maxBytes: 10 });
    await expect(small.read(fixture('documents/restricted.pdf'))).rejects.toMatchObject({
      code: 'file_too_large',
      reason: 'too_large',
    });
  });

  it('a book is too large', async () => {
    expect(await refusalOf(reader.read(await pdfOf(51)))).toBe('too_large');
  });

  it('nothing at all is empty', async () => {
    expect(await refusalOf(reader.read(new Uint8Array()))).toBe('empty');
  });
});

describe('an awkward file is read as a person reads it', () => {
  it('columns one after the other, though their lines stand at the same heights', async () => {
    const { text, layout } = await read('two-columns.pdf');
    const order = ['Contact', 'Compétences', 'Anglais A2', 'Expérience', 'Apprentissage', 'CAP Menuisier fabricant'];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(layout.columns).toBe(2);
  });

  it.each([
    [
      'latex-accents.pdf',
      ['Rémi Châtelain', 'Expérience', 'Éducation', 'Août 2019', 'à la maîtrise', 'qualification', 'français'],
    ],
    ['letter-spaced.pdf', ['EXPÉRIENCE PROFESSIONNELLE', 'FORMATION', 'COMPÉTENCES', 'LANGUES']],
    ['soft-hyphens.pdf', ['responsable de trois audits', 'certification ISO 22000']],
    ['restricted.pdf', ['Jeanne Vallier', 'Brevet professionnel Libraire, Dijon, 2020']],
    ['html-named.doc', ['Odile Rambert', 'Maison Lhuillier & Filles', '40 pièces de défilé']],
  ])('%s', async (file, expected) => {
    const { text } = await read(file);
    for (const words of expected) expect(text).toContain(words);
    expect(text).not.toMatch(/[´¨¸\u00ad]|&[a-z]+;|<\w/);
  });

  it('what is printed twice is read once', async () => {
    const { text } = await read('overprint.pdf');
    expect(text.match(/Basile Fourcade|Expérience|Formation/g)).toEqual(['Basile Fourcade', 'Expérience', 'Formation']);
  });

  it('contact details in a Word header and footer', async () => {
    const { text, layout } = await read('header-footer.docx');
    expect(text).toContain('irene.castaing@example.org');
    expect(text).toContain('linkedin.com/in/irene-castaing');
    expect(layout.contactInHeaderOrFooter).toBe(true);
  });

  it('a text box once, not its older copy', async () => {
    const { text, lines, layout } = await read('textbox.docx');
    expect(text.split('malo.prigent@example.com')).toHaveLength(2);
    expect(layout.textBoxes).toBe(1);
    expect(lines.some((line) => line.origin === 'textbox')).toBe(true);
  });

  it('table cells in reading order', async () => {
    const { text, layout } = await read('table-layout.docx');
    const order = ['2021-2025', 'Monteur-câbleur, Sarthe', 'Câblage de 15', '2019-2021', 'Agent de montage'];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(layout.tables).toBe(3);
  });
});

describe('the lines index the text', () => {
  it.each([
    'pairs/developpeuse-web/cv.pdf',
    'pairs/chef-de-rang/cv.pdf',
    'pairs/technicien-maintenance/cv.docx',
    'pairs/comptable/cv.doc',
    'documents/html-named.doc',
  ])('%s', async (file) => {
    const { text, lines } = await reader.read(fixture(file));
    const slices = lines.map((line) => text.slice(line.start, line.end));
    expect(slices.every((slice) => slice !== '' && slice === slice.trim())).toBe(true);
    const joined = slices.reduce((before, slice, index) => {
      const sameBlock = lines[index]?.block === lines[index - 1]?.block;
      return index === 0 ? slice : `${before}${sameBlock ? '\n' : '\n\n'}${slice}`;
    }, '');
    expect(joined).toBe(text);
    for (const [index, line] of lines.entries()) expect(slices[index]?.startsWith('• ')).toBe(line.bullet);
  });
});

it('the process that asks loads no parser', () => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
    await import(${JSON.stringify(new URL('./document-reader.ts', import.meta.url).href)});
    await import(${JSON.stringify(new URL('./render-cv.ts', import.meta.url).href)});
    console.log(loaded.join('\\n'));`;
  const loaded = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    encoding: 'utf8',
  });
  expect(loaded).toContain('ask-child.ts');
  expect(loaded).not.toMatch(/unpdf|saxes|yauzl|word-extractor|pdfkit|node_modules\/docx|fflate/);
});
