const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endRecordLength = 22;
const maxCommentLength = 0xffff;
const maxEntries = 5_000;

function findEndRecord(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - endRecordLength - maxCommentLength);
  for (let at = view.byteLength - endRecordLength; at >= lowest; at--) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  return null;
}

/** The names in a ZIP's central directory, at most 5,000; empty when the bytes are not a ZIP or its directory is cut off. */
export function zipEntryNames(bytes: Uint8Array): string[] {
  if (bytes.length < endRecordLength || bytes[0] !== 0x50 || bytes[1] !== 0x4b) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEndRecord(view);
  if (end === null) return [];
  const names: string[] = [];
  const decoder = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= view.byteLength && names.length < maxEntries && view.getUint32(at, true) === directoryEntry) {
    const nameLength = view.getUint16(at + 28, true);
    names.push(decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength)));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}
