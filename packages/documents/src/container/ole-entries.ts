const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const lastSector = 0xfffffffa;
const maxDirectorySectors = 256;

/** True when the bytes begin as an OLE compound file (old Word, Excel, or an encrypted Office file). */
export function isOle(bytes: Uint8Array): boolean {
  return bytes.length >= 512 && signature.every((byte, index) => bytes[index] === byte);
}

function nextSector(view: DataView, sectorSize: number, sector: number): number {
  const perSector = sectorSize / 4;
  const tableIndex = Math.floor(sector / perSector);
  // The header lists the first 109 sectors of the allocation table: enough for a directory in any document we accept.
  if (tableIndex >= 109) return lastSector;
  const tableSector = view.getUint32(76 + tableIndex * 4, true);
  const at = (tableSector + 1) * sectorSize + (sector % perSector) * 4;
  return at + 4 <= view.byteLength ? view.getUint32(at, true) : lastSector;
}

function entryName(view: DataView, at: number): string {
  const length = Math.min(view.getUint16(at + 64, true), 64);
  let name = '';
  for (let index = 0; index + 2 < length; index += 2) name += String.fromCharCode(view.getUint16(at + index, true));
  return name;
}

export type OleEntry = {
  name: string;
  /** Where its bytes begin in the file, for streams of 4 kB and more. */
  offset: number;
};

/** An OLE file's directory; empty when the bytes are not OLE or the directory cannot be followed. */
export function oleEntries(bytes: Uint8Array): OleEntry[] {
  if (!isOle(bytes)) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return [];
  const sectorSize = 1 << shift;
  const entries: OleEntry[] = [];
  let sector = view.getUint32(48, true);
  for (let read = 0; read < maxDirectorySectors && sector < lastSector; read++) {
    const start = (sector + 1) * sectorSize;
    if (start + sectorSize > view.byteLength) break;
    for (let at = start; at < start + sectorSize; at += 128) {
      if (view.getUint16(at + 64, true) === 0) continue;
      entries.push({ name: entryName(view, at), offset: (view.getUint32(at + 116, true) + 1) * sectorSize });
    }
    sector = nextSector(view, sectorSize, sector);
  }
  return entries;
}
