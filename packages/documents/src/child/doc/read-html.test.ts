import { describe, expect, it } from 'vitest';
import { assembleDocument } from '../assemble-document.ts';
import { readHtml } from './read-html.ts';

const utf8 = (html: string): Uint8Array => new TextEncoder().encode(html);
const read = (bytes: Uint8Array) => assembleDocument('doc', readHtml(bytes));

describe('HTML under the name .doc', () => {
  it('gives headings, items, rows, and nothing that is not on the page', () => {
    const { text, lines, layout } = read(
      utf8(`\ufeff<html><head><title>Non</title><style>p{}</style></head><body><!-- non --><script>non()</script>
      <h1>Ana Blanc</h1><p>Lille<br>Nord</p><h2>Expérience</h2><ul><li>Caisse
      et rayon</li><li><p>Accueil</p></li></ul><table><tr><td>Anglais</td><td><b>B2</b></td></tr></table><p><strong>Gras</strong></p></body></html>`),
    );
    expect(text).toBe('Ana Blanc\nLille\nNord\n\nExpérience\n• Caisse et rayon\n• Accueil\n\nAnglais\tB2\n\nGras');
    expect(lines.map((line) => line.headingLevel)).toEqual([1, null, null, 2, null, null, null, null]);
    expect(lines.at(-1)?.bold).toBe(true);
    expect(layout.tables).toBe(1);
  });

  it('takes a table of one cell for the ground it is, and counts those within it', () => {
    expect(read(utf8('<table><tr><td><p>Ana Blanc</p></td></tr></table><p>Lille</p>')).layout.tables).toBe(0);
    const nested = '<table><tr><td><table><tr><td>Anglais</td><td>B2</td></tr></table></td></tr></table>';
    expect(read(utf8(nested)).layout.tables).toBe(1);
  });

  it.each([
    ['UTF-16', new Uint8Array(Buffer.from('\ufeff<html><p>été</p></html>', 'utf16le'))],
    [
      'Windows-1252, declared',
      new Uint8Array(Buffer.from('<html><meta charset="windows-1252"><p>\xe9t\xe9</p>', 'latin1')),
    ],
    ['UTF-8, undeclared', utf8('<html><p>été</p>')],
    ['an encoding that does not exist', utf8('<html><meta charset=foo><p>été</p>')],
    ['entities', utf8('<html><p>&eacute;t&#233;</p>')],
    ['tags in capitals, with signs in their attributes', utf8('<HTML><P title="a > b">été</P>')],
  ])('%s', (_, bytes) => {
    expect(read(bytes).text).toBe('été');
  });

  it('leaves an unknown entity and a lone sign as they are', () => {
    expect(read(utf8('<html><p>R&D; a < b &#0; &euro;</p>')).text).toBe('R&D; a < b €');
  });
});
