/** Single property modifiers (MS-DOC § 2.6), by their codes. */
export const property = {
  paragraphStyle: 0x4600,
  listLevel: 0x260a,
  list: 0x460b,
  inTable: 0x2416,
  rowEnd: 0x2417,
  outline: 0x2640,
  bold: 0x0835,
  size: 0x4a43,
  hidden: 0x083c,
  deleted: 0x0800,
  columns: 0x500b,
} as const;

const operandSizes = [1, 1, 2, 4, 2, 2, 0, 3];
const tableDefinition = 0xd608;

function operandLength(bytes: Buffer, at: number, code: number): number {
  const size = operandSizes[code >> 13] ?? 0;
  if (size > 0) return size;
  if (code === tableDefinition) return at + 2 <= bytes.length ? bytes.readUInt16LE(at) + 1 : 2;
  return (bytes[at] ?? 0) + 1;
}

/** A list of properties → their codes and (at most 16-bit) values. */
export function readProperties(bytes: Buffer): Map<number, number> {
  const found = new Map<number, number>();
  for (let at = 0; at + 2 < bytes.length; ) {
    const code = bytes.readUInt16LE(at);
    const length = operandLength(bytes, at + 2, code);
    const value = length === 1 || at + 4 > bytes.length ? (bytes[at + 2] ?? 0) : bytes.readUInt16LE(at + 2);
    found.set(code, value);
    at += 2 + length;
  }
  return found;
}
