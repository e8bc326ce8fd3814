import { letterModelIds } from '@coach/contracts/models';
import { expect, it } from 'vitest';
import { assembleDocument } from '../../child/assemble-document.ts';
import { readerOf } from '../../child/reader-of.ts';
import { exampleLetter } from '../../examples/example-letter.ts';
import { renderLetter } from '../../render-letter.ts';
import { contrast } from '../../testing/contrast.ts';
import { textsOfLetter, wordyLetter } from '../../testing/letter-examples.ts';
import type { CvMetadata } from '../cv-metadata.ts';
import { fitLetter } from './fit-letter.ts';
import type { Block, Look } from './letter-blocks.ts';
import { letterModels } from './letter-models.ts';
import { letterParts } from './letter-parts.ts';

// As in the reader's child: without it pdf.js unpacks in place, twice as fast.
Reflect.deleteProperty(globalThis, 'DecompressionStream');

const metadata: CvMetadata = {
  title: 'Lettre de motivation',
  author: 'Camille Exemple',
  writtenBy: 'engine',
  date: new Date('2026-11-21T10:00:00Z'),
};
const wordy = wordyLetter();
const flat = (text: string): string => text.replace(/[\s\u202f\u00a0]+/g, ' ').toLocaleLowerCase('fr');

it.each(letterModelIds)('%s holds 400 words on one page, every part in order, as DOCX and PDF', async (model) => {
  for (const format of ['docx', 'pdf'] as const) {
    const read = await readerOf(format);
    const document = assembleDocument(format, await read(await renderLetter(wordy, format, metadata, model)));
    const text = flat(document.text);
    let from = 0;
    for (const part of textsOfLetter(wordy).map(flat)) {
      const at = text.indexOf(part, from);
      expect(at, `${format}: ${part}`).toBeGreaterThanOrEqual(0);
      from = at + part.length;
    }
    if (format === 'pdf') expect(document.pageCount).toBe(1);
  }
});

it.each(letterModelIds)(
  '%s as DOC opens with a table, without which LibreOffice loses its first line',
  async (model) => {
    const html = new TextDecoder().decode(await renderLetter(wordy, 'doc', metadata, model));
    expect(/<div class="lettre">\s*<(\w+)/.exec(html)?.[1]).toBe('table');
  },
);

it.each(letterModelIds)('%s can be read: its text has 10 points, and contrast with what is behind it', (model) => {
  const look = letterModels[model];
  const blocks = fitLetter(letterParts(wordy), look, () => 40);
  const grounds = (look.shapes ?? []).filter(({ width, height }) => width > 100 && height > 100);
  const seen = looksOf(blocks, ['FFFFFF', ...grounds.map(({ color }) => color)]);
  const paragraph = letterParts(wordy).paragraphs[0];
  for (const { text, look: each, behind } of seen) {
    if (text === paragraph) expect(each.size).toBeGreaterThanOrEqual(10);
    for (const ground of behind)
      expect(contrast(each.color, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

it('a letter edited by hand keeps its line breaks, and an empty line parts paragraphs', () => {
  const text = 'Un\u202f!\r\nDeux\n\n Trois';
  const paragraphs = [{ role: 'me' as const, sentences: [{ text, evidence: [] }] }];
  expect(letterParts({ ...exampleLetter, paragraphs }).paragraphs).toEqual(['Un\u202f!\nDeux', 'Trois']);
});

type Seen = { text: string; look: Look; behind: string[] };

function looksOf(blocks: readonly Block[], behind: string[]): Seen[] {
  return blocks.flatMap((block): Seen[] => {
    if (block.kind === 'row')
      return block.cells.flatMap((cell) => looksOf(cell.blocks, cell.fill ? [cell.fill] : behind));
    if (block.kind !== 'line') return [];
    const lead = block.lead ? [{ ...block.lead, behind }] : [];
    return [...lead, { text: block.text, look: block.look, behind }];
  });
}
