import { crc32, deflateRawSync } from 'node:zlib';

/** What is given beside name and data replaces the truth. */
export type ZipEntry = {
  name: string | Uint8Array;
  data: Uint8Array | string;
  /** Already packed, in place of `data`. */
  packed?: Uint8Array;
  method?: number;
  flags?: number;
  crc?: number;
  size?: number;
  packedSize?: number;
  /** Where the directory says it is. */
  at?: number;
  attributes?: number;
};

type ZipOptions = {
  prefix?: Uint8Array | string;
  comment?: Uint8Array | string;
  entryCount?: number;
  directoryAt?: number;
  diskNumber?: number;
};

/** A ZIP file that may lie about anything. */
export function makeZip(entries: readonly ZipEntry[], options: ZipOptions = {}): Buffer {
  const parts: Buffer[] = [Buffer.from(options.prefix ?? '')];
  let length = parts[0]?.length ?? 0;
  const directory: Buffer[] = [];
  for (const entry of entries) {
    const { head, packed } = headOf(entry);
    const name = Buffer.from(entry.name);
    directory.push(directoryRecord(entry, head, name, entry.at ?? length));
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, u16(name.length), u16(0), name, packed]);
    parts.push(local);
    length += local.length;
  }
  const listed = Buffer.concat(directory);
  const comment = Buffer.from(options.comment ?? '');
  const count = u16(options.entryCount ?? Math.min(entries.length, 0xffff));
  const disk = u16(options.diskNumber ?? 0);
  const place = Buffer.concat([u32(listed.length), u32(options.directoryAt ?? length), u16(comment.length)]);
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06'), disk, disk, count, count, place, comment]);
}

function directoryRecord(entry: ZipEntry, head: Buffer, name: Buffer, at: number): Buffer {
  const lengths = [u16(name.length), u16(0), u16(0), u16(0), u16(0)];
  const place = [u32(entry.attributes ?? 0), u32(at)];
  return Buffer.concat([Buffer.from('PK\x01\x02'), u16(20), head, ...lengths, ...place, name]);
}

/** From the version needed to the unpacked size: the same in both records. */
function headOf(entry: ZipEntry): { head: Buffer; packed: Uint8Array } {
  const data = Buffer.from(entry.data as string);
  const packed = entry.packed ?? deflateRawSync(data);
  const sizes = [entry.crc ?? crc32(data), entry.packedSize ?? packed.length, entry.size ?? data.length];
  const words = [20, entry.flags ?? 0, entry.method ?? 8, 0, 0];
  return { head: Buffer.concat([...words.map(u16), ...sizes.map(u32)]), packed };
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value & 0xffff);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}
