const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const lastSector = 0xfffffffa;
const miniSectorSize = 64;
const miniStreamLimit = 4096;
const headerTableSectors = 109;
/** Of 512 bytes: a directory of 4,000 entries. */
const maxDirectorySectors = 1_000;

export type OleEntry = { name: string; firstSector: number; size: number };

type OleFile = { view: DataView; bytes: Uint8Array; sectorSize: number; tableSectors: number[] };

/** True when the bytes begin as an OLE compound file (old Word, Excel, or an encrypted Office file). */
export function isOle(bytes: Uint8Array): boolean {
  return bytes.length >= 512 && signature.every((byte, index) => bytes[index] === byte);
}

/** The sectors of the allocation table: 109 in the header, then a chain of lists for files over 7 MB. */
function listTableSectors(view: DataView, sectorSize: number): number[] {
  const sectors: number[] = [];
  for (let index = 0; index < headerTableSectors; index++) sectors.push(view.getUint32(76 + index * 4, true));
  const perList = sectorSize / 4 - 1;
  let list = view.getUint32(68, true);
  for (let read = 0; read < 64 && list < lastSector; read++) {
    const start = (list + 1) * sectorSize;
    if (start + sectorSize > view.byteLength) break;
    for (let index = 0; index < perList; index++) sectors.push(view.getUint32(start + index * 4, true));
    list = view.getUint32(start + perList * 4, true);
  }
  return sectors;
}

function openOle(bytes: Uint8Array): OleFile | null {
  if (!isOle(bytes)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return null;
  const sectorSize = 1 << shift;
  return { view, bytes, sectorSize, tableSectors: listTableSectors(view, sectorSize) };
}

function nextSector({ view, sectorSize, tableSectors }: OleFile, sector: number): number {
  const perSector = sectorSize / 4;
  const tableSector = tableSectors[Math.floor(sector / perSector)];
  if (tableSector === undefined || tableSector >= lastSector) return lastSector;
  const at = (tableSector + 1) * sectorSize + (sector % perSector) * 4;
  return at + 4 <= view.byteLength ? view.getUint32(at, true) : lastSector;
}

function* sectorChain(file: OleFile, first: number, most: number): Generator<number> {
  let sector = first;
  for (let read = 0; read < most && sector < lastSector; read++) {
    yield sector;
    sector = nextSector(file, sector);
  }
}

/** The bytes of a chain of sectors, cut to `size`; shorter where the file is. */
function readChain(file: OleFile, first: number, size: number): Buffer {
  const parts: Uint8Array[] = [];
  for (const sector of sectorChain(file, first, Math.ceil(size / file.sectorSize))) {
    const start = (sector + 1) * file.sectorSize;
    parts.push(file.bytes.subarray(start, start + file.sectorSize));
  }
  return Buffer.concat(parts).subarray(0, size);
}

/** Short streams lie in 64-byte pieces of one longer stream, the root entry's, with a table of their own. */
function readShort(file: OleFile, root: OleEntry, entry: OleEntry): Buffer {
  const pieces = readChain(file, root.firstSector, root.size);
  const table = readChain(file, file.view.getUint32(60, true), file.view.getUint32(64, true) * file.sectorSize);
  const parts: Buffer[] = [];
  let sector = entry.firstSector;
  while (parts.length * miniSectorSize < entry.size && sector < lastSector) {
    parts.push(pieces.subarray(sector * miniSectorSize, (sector + 1) * miniSectorSize));
    sector = sector * 4 + 4 <= table.length ? table.readUInt32LE(sector * 4) : lastSector;
  }
  return Buffer.concat(parts).subarray(0, entry.size);
}

function entryName(view: DataView, at: number): string {
  const length = Math.min(view.getUint16(at + 64, true), 64);
  let name = '';
  for (let index = 0; index + 2 < length; index += 2) name += String.fromCharCode(view.getUint16(at + index, true));
  return name;
}

function* directorySlots(file: OleFile): Generator<number> {
  for (const sector of sectorChain(file, file.view.getUint32(48, true), maxDirectorySectors)) {
    const start = (sector + 1) * file.sectorSize;
    if (start + file.sectorSize > file.view.byteLength) return;
    for (let at = start; at < start + file.sectorSize; at += 128) {
      if (file.view.getUint16(at + 64, true) > 0) yield at;
    }
  }
}

function listEntries(file: OleFile): OleEntry[] {
  return Array.from(directorySlots(file), (at) => ({
    name: entryName(file.view, at),
    firstSector: file.view.getUint32(at + 116, true),
    size: Math.min(file.view.getUint32(at + 120, true), file.bytes.length),
  }));
}

/** The names in an OLE file's directory; empty when the bytes are not OLE or the directory cannot be followed. */
export function oleNames(bytes: Uint8Array): string[] {
  const file = openOle(bytes);
  return file ? listEntries(file).map((entry) => entry.name) : [];
}

/** One stream of an OLE file, or null when there is none of that name. */
export function readOleStream(bytes: Uint8Array, name: string): Buffer | null {
  const file = openOle(bytes);
  const entries = file ? listEntries(file) : [];
  const [root] = entries;
  const entry = entries.find((one) => one.name === name);
  if (!file || !root || !entry) return null;
  return entry.size < miniStreamLimit ? readShort(file, root, entry) : readChain(file, entry.firstSector, entry.size);
}
