import { crc32, deflateSync } from 'node:zlib';

export function pngChunk(type: string, data: Uint8Array | string): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data as string)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export type PngOptions = { depth?: number; colour?: number; interlace?: number; extra?: Buffer[]; pixels?: Buffer };

/** A PNG that says it is this large; its pixels are those of a smaller one unless given. */
export function makePng(width: number, height: number, options: PngOptions = {}): Buffer {
  const { depth = 8, colour = 2, interlace = 0, extra = [] } = options;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width >>> 0);
  head.writeUInt32BE(height >>> 0, 4);
  head.set([depth, colour, 0, 0, interlace], 8);
  const rows = Math.min(height, 64);
  const pixels = options.pixels ?? Buffer.alloc(rows * (1 + Math.min(width, 64) * 3));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [pngChunk('IHDR', head), ...extra, pngChunk('IDAT', deflateSync(pixels)), pngChunk('IEND', '')];
  return Buffer.concat([signature, ...chunks]);
}

/** A GIF of one colour that says it is this large, with this many pictures. */
export function makeGif(width: number, height: number, pictures = 1): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width & 0xffff);
  size.writeUInt16LE(height & 0xffff, 2);
  const head = [Buffer.from('GIF89a'), size, Buffer.from([0x80, 0, 0, 10, 20, 30, 200, 210, 220])];
  const picture = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), size, Buffer.from([0, 2, 2, 0x44, 1, 0])]);
  return Buffer.concat([...head, ...Array.from({ length: pictures }, () => picture), Buffer.from(';')]);
}

/** A BMP, a TIFF (little endian) of the given fields: types that say how large they are in a few bytes. */
export function makeBmp(width: number, height: number): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(58, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return Buffer.concat([head, Buffer.alloc(4)]);
}

/** A TIFF with one directory; `next` is where it says the following one is (8 is itself). */
export function makeTiff(
  fields: readonly [tag: number, type: number, count: number, value: number][],
  next = 0,
): Buffer {
  const bytes = Buffer.alloc(8 + 2 + fields.length * 12 + 4 + 64, 0);
  bytes.write('II*\0', 0, 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(fields.length, 8);
  fields.forEach(([tag, type, count, value], index) => {
    const at = 10 + index * 12;
    bytes.writeUInt16LE(tag, at);
    bytes.writeUInt16LE(type, at + 2);
    bytes.writeUInt32LE(count >>> 0, at + 4);
    bytes.writeUInt32LE(value >>> 0, at + 8);
  });
  bytes.writeUInt32LE(next, 10 + fields.length * 12);
  return bytes;
}
