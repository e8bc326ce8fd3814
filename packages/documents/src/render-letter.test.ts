import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocument } from './child/read-document.ts';
import type { CvMetadata } from './render/cv-metadata.ts';
import { renderLetter } from './render-letter.ts';
import { fullLetter, longLetter, textsOfLetter } from './testing/letter-examples.ts';

// Read in this process: what is drawn here is ours, and a process for each took longer than the drawing.

const metadata: CvMetadata = {
  title: 'Lettre de motivation Maëlys Le Goff-Œuvrard',
  author: 'Maëlys Le Goff-Œuvrard',
  writtenBy: 'engine',
  date: new Date('2026-11-20T10:00:00Z'),
};
const flat = (text: string): string => text.replace(/[\s\u202f\u00a0]+/g, ' ');

describe.each(['docx', 'doc', 'pdf'] as const)('a letter drawn as %s', (format) => {
  it('is read back, every line of it, in the order of a French letter', async () => {
    const read = await readDocument(await renderLetter(fullLetter, format, metadata));
    const text = flat(read.text);
    let from = 0;
    for (const expected of textsOfLetter(fullLetter)) {
      const at = text.indexOf(flat(expected), from);
      expect(at, expected).toBeGreaterThanOrEqual(0);
      from = at;
    }
  });

  it('has the same bytes each time', async () => {
    const once = await renderLetter(fullLetter, format, metadata);
    const again = await renderLetter(structuredClone(fullLetter), format, { ...metadata });
    expect(Buffer.compare(once, again)).toBe(0);
  });

  it('loses nothing when it is long', async () => {
    const letter = longLetter(30);
    const { text } = await readDocument(await renderLetter(letter, format, metadata));
    const last = textsOfLetter(letter).slice(-3);
    for (const expected of last) expect(flat(text)).toContain(flat(expected));
  });
});

it('a PDF is tagged, in French, and tells how it was made', async () => {
  const pdf = Buffer.from(await renderLetter(fullLetter, 'pdf', metadata)).toString('latin1');
  for (const mark of ['/Marked true', '/StructTreeRoot', '/Lang (fr-FR)', '/DisplayDocTitle true', '/FontFile2'])
    expect(pdf).toContain(mark);
});

it('the file says whether a model wrote it', async () => {
  const parts = unzipSync(await renderLetter(fullLetter, 'docx', { ...metadata, writtenBy: 'model' }));
  const core = strFromU8(parts['docProps/core.xml'] as Uint8Array);
  expect(core).toContain('lettre de motivation, contenu généré par IA');
  expect(core.match(/2026-11-20T10:00:00Z/g)).toHaveLength(2);
  const html = new TextDecoder().decode(await renderLetter(fullLetter, 'doc', metadata));
  expect(html).toContain('lettre de motivation, sans modèle d’IA');
  expect(html).toContain('Ateliers &lt;Roc &amp; Fils&gt;');
});

it('plain text keeps the layout in lines', async () => {
  const text = new TextDecoder().decode(await renderLetter(fullLetter, 'txt', metadata));
  expect(text.startsWith('Maëlys Le Goff-Œuvrard\nQuimper\n')).toBe(true);
  expect(text.endsWith('Maëlys Le Goff-Œuvrard\n')).toBe(true);
});

it('what is not known leaves no hole', async () => {
  const bare = {
    ...fullLetter,
    sender: { fullName: null, city: null, phone: null, email: null },
    recipient: { company: null, contact: 'Service recrutement', city: null },
    signature: '',
  };
  for (const format of ['docx', 'doc', 'pdf', 'txt'] as const) {
    const bytes = await renderLetter(bare, format, metadata);
    const text = format === 'txt' ? new TextDecoder().decode(bytes) : (await readDocument(bytes)).text;
    expect(text.trimStart().startsWith('Service recrutement')).toBe(true);
  }
});
