import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { negotiationArticles } from './negotiation-articles.ts';

const folder = new URL('../../../../../../content/advice/negociation-salariale/', import.meta.url);
const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').replaceAll('’', "'");

test('every article named is one of the library, under its own title', async () => {
  for (const { id, title } of negotiationArticles) {
    const text = await readFile(new URL(`${id}.md`, folder), 'utf8');
    expect(plain(text)).toContain(`id: ${id} `);
    expect(plain(text)).toContain(plain(title));
  }
});
