import { zlibSync } from 'fflate';

const side = 8;

/** A square picture of one colour, as PNG (RFC 2083): to be stretched. */
export function plainPng(color: string): Uint8Array {
  const pixel = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const row = [0, ...Array.from({ length: side }, () => pixel).flat()];
  const rows = Uint8Array.from(Array.from({ length: side }, () => row).flat());
  const header = [...bigEndian(side), ...bigEndian(side), 8, 2, 0, 0, 0];
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', header),
    ...chunk('IDAT', [...zlibSync(rows)]),
    ...chunk('IEND', []),
  ]);
}

function chunk(name: string, data: number[]): number[] {
  const body = [...Array.from(name, (letter) => letter.charCodeAt(0)), ...data];
  return [...bigEndian(data.length), ...body, ...bigEndian(checksum(body))];
}

function bigEndian(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
}

/** CRC-32, as PNG asks for. */
function checksum(bytes: number[]): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
