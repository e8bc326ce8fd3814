import { maxReadLength } from '@coach/contracts/cv-upload';
import type { DocumentKind, DocumentLine, DocumentText } from '@coach/contracts/document-text';
import { takeBullet } from './bullet.ts';
import { cleanText } from './clean-text.ts';
import { dropEuropass } from './drop-europass.ts';
import { dropFurniture } from './drop-furniture.ts';
import { headingSign } from './heading-sign.ts';
import type { ReadLine, ReadLines } from './read-lines.ts';
import { Refusal } from './refusal.ts';

const maxLines = 30_000;
const contact = /[\w.+-]+@[\w-]+\.[a-z]{2,}|(?:\+\d{2}|\b0)[\s.(]*\d(?:[\s.)-]*\d{2}){4}/i;

type Line = ReadLine & { sign: string | null };

function finish(line: ReadLine): Line | null {
  const { sign, text } = takeBullet(cleanText(line.text));
  return text === '' ? null : { ...line, text, sign: sign ?? (line.bullet ? '•' : null) };
}

/** Every item of a list behind one sign, headings behind their own. */
function withSigns(lines: readonly Line[]): ReadLine[] {
  const heading = headingSign(lines);
  return lines.map(({ sign, ...line }) => {
    if (sign === null) return { ...line, bullet: false };
    return sign === heading
      ? { ...line, bullet: false, text: `${sign} ${line.text}` }
      : { ...line, bullet: true, text: `• ${line.text}` };
  });
}

/** The lines that hold something; a text too long is refused before all of it is cleaned. */
function finishAll(lines: readonly ReadLine[]): ReadLine[] {
  const finished: Line[] = [];
  let length = 0;
  for (const raw of lines) {
    const line = finish(raw);
    if (!line) continue;
    finished.push(line);
    length += line.text.length;
    if (length > maxReadLength || finished.length > maxLines) throw new Refusal('too_large');
  }
  return withSigns(finished);
}

/**
 * Lays the lines into one text: `\n` between lines, a blank line between blocks, every list item starting with `• `.
 * Feet of pages that tell nothing of their own are left out. Refuses a document of more than `maxReadLength` characters,
 * or of none.
 */
export function assembleDocument(kind: DocumentKind, read: ReadLines): DocumentText {
  const lines: DocumentLine[] = [];
  let text = '';
  let block = -1;
  let rawBlock = -1;
  const finished = finishAll(read.lines);
  for (const line of dropEuropass(dropFurniture(finished))) {
    const newBlock = line.block !== rawBlock;
    if (newBlock) block += 1;
    rawBlock = line.block;
    if (text !== '') text += newBlock ? '\n\n' : '\n';
    const { text: own, ...rest } = line;
    lines.push({ ...rest, block, start: text.length, end: text.length + own.length });
    text += own;
    if (text.length > maxReadLength) throw new Refusal('too_large');
  }
  if (text === '') throw new Refusal('empty');
  // A PDF's header is text like any other; Word's is apart from the body, and recruiting software skips it.
  const edges = finished.filter(({ origin }) => kind !== 'pdf' && (origin === 'header' || origin === 'footer'));
  const contactInHeaderOrFooter = edges.some((line) => contact.test(line.text));
  return { kind, text, lines, pageCount: read.pageCount, layout: { ...read.layout, contactInHeaderOrFooter } };
}
