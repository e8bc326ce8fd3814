import { oleNames, readOleStream } from '../../container/ole-file.ts';
import { Refusal } from '../refusal.ts';

/** Offsets in the file information block (MS-DOC § 2.5). */
const fib = {
  identity: 0xa5ec,
  flags: 0x0a,
  encrypted: 0x0100,
  secondTable: 0x0200,
  counts: 0x4c,
  tables: 0x9a,
} as const;

/** Where the parts of the text begin and end, in characters, one after the other. */
export type Extents = {
  body: number;
  notes: number;
  headers: number;
  macros: number;
  comments: number;
  ends: number;
  boxes: number;
};

export type WordFile = {
  /** The stream of text and formatting. */
  main: Buffer;
  /** A table, by its number in the block's list of tables; empty when the document has none. */
  table(number: number): Buffer;
  extents: Extents;
};

function readExtents(main: Buffer): Extents {
  const count = (index: number) => main.readInt32LE(fib.counts + index * 4);
  return {
    body: count(0),
    notes: count(1),
    headers: count(2),
    macros: count(3),
    comments: count(4),
    ends: count(5),
    boxes: count(6),
  };
}

/** Opens an old Word file. Refuses `encrypted`, `macros`, `damaged`. */
export function openWordFile(bytes: Uint8Array): WordFile {
  const main = readOleStream(bytes, 'WordDocument');
  if (!main || main.length < 0x200 || main.readUInt16LE(0) !== fib.identity) throw new Refusal('damaged');
  const flags = main.readUInt16LE(fib.flags);
  if (flags & fib.encrypted) throw new Refusal('encrypted');
  if (oleNames(bytes).includes('_VBA_PROJECT')) throw new Refusal('macros');
  const tables = readOleStream(bytes, flags & fib.secondTable ? '1Table' : '0Table');
  if (!tables) throw new Refusal('damaged');
  return {
    main,
    extents: readExtents(main),
    table(number) {
      const at = fib.tables + number * 8;
      const start = main.readUInt32LE(at);
      return tables.subarray(start, start + main.readUInt32LE(at + 4));
    },
  };
}
