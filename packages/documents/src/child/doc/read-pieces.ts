import { Refusal } from '../refusal.ts';
import type { WordFile } from './word-file.ts';

/** A stretch of text that lies in one place of the file: characters `from` to `to`, bytes from `offset`. */
export type Piece = { from: number; to: number; offset: number; bytesPerCharacter: 1 | 2; text: string };

const pieceTable = 33;
const compressed = 0x40000000;
const windows1252 = new TextDecoder('windows-1252');

function findPlc(clx: Buffer): Buffer {
  let at = 0;
  while (at < clx.length && clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1);
  if (clx[at] !== 2) throw new Refusal('damaged');
  return clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1));
}

/** The pieces of a document's text, in the order of its characters. */
export function readPieces(file: WordFile): Piece[] {
  const plc = findPlc(file.table(pieceTable));
  const count = Math.floor((plc.length - 4) / 12);
  return Array.from({ length: count }, (_, index) => {
    const from = plc.readUInt32LE(index * 4);
    const to = plc.readUInt32LE(index * 4 + 4);
    const place = plc.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const bytesPerCharacter = place & compressed ? 1 : 2;
    const offset = place & compressed ? (place & (compressed - 1)) / 2 : place;
    const bytes = file.main.subarray(offset, offset + (to - from) * bytesPerCharacter);
    const text = bytesPerCharacter === 1 ? windows1252.decode(bytes) : bytes.toString('utf16le');
    return { from, to, offset, bytesPerCharacter, text };
  });
}
