import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocument } from './child/read-document.ts';
import type { CvMetadata } from './render/cv-metadata.ts';
import { renderCv } from './render-cv.ts';
import { fullCv, longCv, textsOf } from './testing/cv-examples.ts';

// Read in this process: what is drawn here is ours, and a process for each took longer than the drawing.

const metadata: CvMetadata = {
  title: 'CV de Maëlys Le Goff-Œuvrard',
  author: 'Maëlys Le Goff-Œuvrard',
  writtenBy: 'engine',
  date: new Date('2026-11-20T10:00:00Z'),
};
const drawn = ['docx', 'doc', 'pdf'] as const;
const flat = (text: string): string => text.replace(/[\s\u202f\u00a0]+/g, ' ');
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe.each(drawn)('a CV drawn as %s', (format) => {
  it('is read back by our own reader, every line of it, in order', async () => {
    const read = await readDocument(await renderCv(fullCv, format, metadata));
    const text = flat(read.text);
    for (const expected of textsOf(fullCv)) expect(text).toContain(flat(expected));
    const titles = fullCv.sections.map((section) => text.indexOf(flat(section.title)));
    expect(titles).toEqual([...titles].sort((a, b) => a - b));
    expect(read).toMatchObject({ kind: format, layout: { columns: 1, tables: 0, textBoxes: 0 } });
    const bullets = read.lines.filter((line) => line.bullet).length;
    expect(bullets).toBe(5);
  });

  it('has the same bytes each time', async () => {
    const once = await renderCv(fullCv, format, metadata);
    const again = await renderCv(structuredClone(fullCv), format, { ...metadata });
    expect(Buffer.compare(once, again)).toBe(0);
  });

  it('keeps every line when it is long', async () => {
    const cv = longCv(24);
    const { text } = await readDocument(await renderCv(cv, format, metadata));
    for (const expected of textsOf(cv)) expect(flat(text)).toContain(flat(expected));
  });
});

describe('headings', () => {
  it('are real ones in Word', async () => {
    const { lines, text } = await readDocument(await renderCv(fullCv, 'docx', metadata));
    const headings = lines.filter((line) => line.headingLevel === 1).map((line) => text.slice(line.start, line.end));
    expect(headings).toEqual(fullCv.sections.map((section) => section.title));
  });

  it.each([9, 13, 17, 24, 31])('never end a page of a PDF (%i jobs)', async (jobs) => {
    const cv = longCv(jobs);
    const { lines, text, pageCount } = await readDocument(await renderCv(cv, 'pdf', metadata));
    const leads = new Set([...cv.sections.map((section) => section.title)]);
    const withBullets = cv.sections
      .flatMap((section) => section.blocks)
      .filter((block) => block.kind === 'entry' && block.bullets.length > 0);
    for (const block of withBullets) if (block.kind === 'entry') leads.add(block.title);
    expect(pageCount).toBeGreaterThan(0);
    for (let page = 1; page <= pageCount; page++) {
      const last = lines.filter((line) => line.page === page).at(-1);
      const words = text.slice(last?.start, last?.end).split('\t')[0] ?? '';
      expect(leads).not.toContain(words);
    }
  });
});

describe('the file tells how it was made', () => {
  it('in the properties of a DOCX', async () => {
    const parts = unzipSync(await renderCv(fullCv, 'docx', { ...metadata, writtenBy: 'model' }));
    const core = strFromU8(parts['docProps/core.xml']!);
    expect(core).toContain('CV de Maëlys Le Goff-Œuvrard');
    expect(core).toContain('modèle d’intelligence artificielle');
    expect(core).toContain('AI-generated');
    expect(core.match(/2026-11-20T10:00:00Z/g)).toHaveLength(2);
  });

  it('with the model’s name where there is one', async () => {
    const parts = unzipSync(await renderCv(fullCv, 'docx', { ...metadata, writtenBy: 'model', model: 'petit-modele' }));
    expect(strFromU8(parts['docProps/core.xml']!)).toContain('rédigé avec le modèle petit-modele');
  });

  it('in the PDF, which is tagged, titled and in French', async () => {
    const pdf = latin(await renderCv(fullCv, 'pdf', metadata));
    for (const mark of [
      '/Marked true',
      '/StructTreeRoot',
      '/Lang (fr-FR)',
      '/DisplayDocTitle true',
      '/Keywords',
      '/FontFile2',
    ]) {
      expect(pdf).toContain(mark);
    }
  });

  it('in the head of Word’s HTML', async () => {
    const html = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await renderCv(fullCv, 'doc', metadata));
    expect(html.startsWith('\ufeff<html')).toBe(true);
    expect(html).toContain('<meta name="keywords" content="CV, sans modèle d’IA, rule-based">');
    expect(html).toContain('C++ &lt; C#');
  });
});

it('plain text says everything, headings in capitals', async () => {
  const text = new TextDecoder().decode(await renderCv(fullCv, 'txt', metadata));
  const titles = new Set(fullCv.sections.map((section) => section.title));
  for (const expected of textsOf(fullCv)) {
    expect(text).toContain(titles.has(expected) ? expected.toLocaleUpperCase('fr') : expected);
  }
});

it('no line of a drawn CV can begin with « : » or part « 12 % »; plain text has plain spaces', async () => {
  const html = new TextDecoder().decode(await renderCv(fullCv, 'doc', metadata));
  expect(html).toContain('Français\u00a0: langue maternelle');
  expect(html).toContain('12\u00a0% d’économies');
  expect(new TextDecoder().decode(await renderCv(fullCv, 'txt', metadata))).not.toContain('\u00a0');
});

it('what cannot be drawn is left out: control characters, empty texts, sections with nothing in them', async () => {
  const bare = {
    ...fullCv,
    fullName: 'Ana\u0000 B\u202eoz',
    headline: ' ',
    contact: [],
    sections: [{ kind: 'other' as const, title: 'Vide', blocks: [{ kind: 'paragraph' as const, text: '\u0007' }] }],
  };
  for (const format of drawn) {
    const { text } = await readDocument(await renderCv(bare, format, metadata));
    expect(text).toBe('Ana Boz');
  }
});

it('a PDF leaves out the signs its font does not have, and keeps every letter', async () => {
  const cv = { ...fullCv, fullName: 'Zoë Ζορμπάς 🚀', headline: 'Đặng Ωmega → Київ ★ 📞 06' };
  const { text } = await readDocument(await renderCv(cv, 'pdf', metadata));
  const [name, headline] = text.split('\n');
  expect(name).toBe('Zoë Ζορμπάς');
  expect(headline?.replace('★ ', '')).toBe('Đặng Ωmega → Київ 06');
});

it('the warm-up documents can be read', async () => {
  for (const file of ['warm-up.pdf', 'warm-up-printed.pdf', 'warm-up-exported.pdf', 'warm-up.docx']) {
    const bytes = await readFile(new URL(`./child/${file}`, import.meta.url));
    await expect(readDocument(bytes)).resolves.toMatchObject({ kind: file.split('.')[1] });
  }
});
