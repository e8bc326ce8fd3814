import type { ReadLine, ReadLines } from '../read-lines.ts';
import { decodeEntities } from './decode-entities.ts';

const token = /<!--[\s\S]*?-->|<!?\/?([a-z][\w:-]*)\b((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
const unread = /<(script|style|head|title|xml|noscript|template)\b[\s\S]*?<\/\1\s*>/gi;
const blocks = new Set(
  'address article aside body br dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
const newBlock = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'hr', 'section']);

function decode(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 2048)).toString('latin1');
  const bom = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : head.startsWith('\xef\xbb\xbf') ? 'utf-8' : null;
  const declared = /charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
  try {
    return new TextDecoder(bom ?? declared ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder('utf-8').decode(bytes);
  }
}

/** Collects lines while tags go by. */
class HtmlLines {
  readonly lines: ReadLine[] = [];
  tables = 0;
  images = 0;
  /** Of each table that is open, how many cells it has had. */
  private readonly cells: number[] = [];
  private text = '';
  private block = 0;
  private headingLevel: number | null = null;
  private bullet = false;
  private boldDepth = 0;
  private boldLetters = 0;

  addText(raw: string): void {
    const text = decodeEntities(raw).replace(/[ \n\r\t\f]+/g, ' ');
    this.text += this.text === '' || this.text.endsWith('\t') ? text.trimStart() : text;
    if (this.boldDepth > 0) this.boldLetters += text.trim().length;
  }

  endLine(): void {
    const text = this.text.trim();
    if (text !== '') {
      this.lines.push({
        text,
        page: 1,
        block: this.block,
        origin: 'body',
        fontSize: null,
        bold: this.headingLevel !== null || this.boldLetters > text.length * 0.6,
        headingLevel: this.headingLevel,
        bullet: this.bullet,
        x: null,
        y: null,
      });
      this.bullet = false;
    }
    this.text = '';
    this.boldLetters = 0;
  }

  open(name: string): void {
    if (blocks.has(name)) this.endLine();
    if (newBlock.has(name)) this.block += 1;
    if (name === 'li') this.bullet = true;
    else if (name === 'table') this.cells.push(0);
    else if (name === 'img') this.images += 1;
    else if (name === 'b' || name === 'strong') this.boldDepth += 1;
    else if ((name === 'td' || name === 'th') && this.text.trim() !== '') this.text = `${this.text.trimEnd()}\t`;
    if (name === 'td' || name === 'th') this.countCell();
    if (/^h[1-6]$/.test(name)) this.headingLevel = Number(name[1]);
  }

  /** One cell alone is a frame or a ground: nothing stands beside it. */
  private countCell(): void {
    const open = this.cells.length - 1;
    if (open < 0) return;
    const count = (this.cells[open] ?? 0) + 1;
    this.cells[open] = count;
    if (count === 2) this.tables += 1;
  }

  close(name: string): void {
    if (blocks.has(name)) this.endLine();
    if (name === 'b' || name === 'strong') this.boldDepth = Math.max(0, this.boldDepth - 1);
    if (name === 'li') this.bullet = false;
    if (/^h[1-6]$/.test(name)) this.headingLevel = null;
    if (name !== 'table') return;
    this.cells.pop();
    this.block += 1;
  }
}

/** HTML under the name .doc → lines: headings, list items, table rows. Nothing is run or fetched. */
export function readHtml(bytes: Uint8Array): ReadLines {
  const found = new HtmlLines();
  for (const [whole, name] of decode(bytes).replace(unread, ' ').matchAll(token)) {
    if (whole.startsWith('<!--')) continue;
    if (!name) found.addText(whole);
    else if (whole.startsWith('</')) found.close(name.toLowerCase());
    else found.open(name.toLowerCase());
  }
  found.endLine();
  const { lines, tables, images } = found;
  return { lines, pageCount: 1, layout: { columns: 1, tables, textBoxes: 0, images } };
}
