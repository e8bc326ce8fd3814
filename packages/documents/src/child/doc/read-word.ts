import type { DocumentLine } from '@coach/contracts/document-text';
import WordExtractor from 'word-extractor';
import { oleEntries } from '../../container/ole-entries.ts';
import type { ReadLine, ReadLines } from '../read-lines.ts';
import { Refusal } from '../refusal.ts';

const flagsOffset = 0x0a;
const encryptedFlag = 0x0100;

function checkFile(bytes: Uint8Array): void {
  const entries = oleEntries(bytes);
  const offset = entries.find((entry) => entry.name === 'WordDocument')?.offset ?? 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + flagsOffset + 2 > bytes.length) throw new Refusal('damaged');
  if (view.getUint16(offset + flagsOffset, true) & encryptedFlag) throw new Refusal('encrypted');
  if (entries.some((entry) => entry.name === '_VBA_PROJECT')) throw new Refusal('macros');
}

/** Word ends a table row with an empty cell, which leaves a tab behind its text. */
function toLines(text: string, origin: DocumentLine['origin'], firstBlock: number): ReadLine[] {
  let block = firstBlock;
  return text.split('\n').flatMap((raw) => {
    if (raw.trim() === '') block += 1;
    if (raw.trim() === '') return [];
    return {
      text: raw.trim(),
      page: 1,
      block,
      origin,
      fontSize: null,
      bold: false,
      headingLevel: null,
      bullet: false,
      x: null,
      y: null,
    };
  });
}

/** The old Word format → lines: headers, body, text boxes, footers. Refuses `encrypted`, `macros`, `damaged`. */
export async function readWord(bytes: Uint8Array): Promise<ReadLines> {
  checkFile(bytes);
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const document = await new WordExtractor().extract(source).catch(() => {
    throw new Refusal('damaged');
  });
  const asWritten = { filterUnicode: false };
  const parts: [string, DocumentLine['origin']][] = [
    [document.getHeaders({ ...asWritten, includeFooters: false }), 'header'],
    [document.getBody(asWritten), 'body'],
    [document.getTextboxes(asWritten), 'textbox'],
    [document.getFooters(asWritten), 'footer'],
  ];
  const lines: ReadLine[] = [];
  for (const [text, origin] of parts) lines.push(...toLines(text, origin, (lines.at(-1)?.block ?? 0) + 1));
  const textBoxes = lines.some((line) => line.origin === 'textbox') ? 1 : 0;
  return { lines, pageCount: 1, layout: { columns: 1, tables: 0, textBoxes, images: 0 } };
}
