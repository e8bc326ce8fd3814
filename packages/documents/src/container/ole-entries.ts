const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const lastSector = 0xfffffffa;
const maxDirectorySectors = 256;
const miniSectorSize = 64;
const miniStreamLimit = 4096;

export type OleEntry = {
  name: string;
  /** Where its bytes begin in the file. */
  offset: number;
};

/** True when the bytes begin as an OLE compound file (old Word, Excel, or an encrypted Office file). */
export function isOle(bytes: Uint8Array): boolean {
  return bytes.length >= 512 && signature.every((byte, index) => bytes[index] === byte);
}

type OleFile = { view: DataView; sectorSize: number };

function openOle(bytes: Uint8Array): OleFile | null {
  if (!isOle(bytes)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  return shift === 9 || shift === 12 ? { view, sectorSize: 1 << shift } : null;
}

function nextSector({ view, sectorSize }: OleFile, sector: number): number {
  const perSector = sectorSize / 4;
  const tableIndex = Math.floor(sector / perSector);
  // The header lists the first 109 sectors of the allocation table: enough for a directory in any document we accept.
  if (tableIndex >= 109) return lastSector;
  const tableSector = view.getUint32(76 + tableIndex * 4, true);
  const at = (tableSector + 1) * sectorSize + (sector % perSector) * 4;
  return at + 4 <= view.byteLength ? view.getUint32(at, true) : lastSector;
}

function* sectorChain(file: OleFile, first: number): Generator<number> {
  let sector = first;
  for (let read = 0; read < maxDirectorySectors && sector < lastSector; read++) {
    yield sector;
    sector = nextSector(file, sector);
  }
}

function entryName(view: DataView, at: number): string {
  const length = Math.min(view.getUint16(at + 64, true), 64);
  let name = '';
  for (let index = 0; index + 2 < length; index += 2) name += String.fromCharCode(view.getUint16(at + index, true));
  return name;
}

/** Short streams lie in 64-byte pieces of one longer stream, which is the root entry's. */
function miniOffset(file: OleFile, rootSector: number, miniSector: number): number {
  const position = miniSector * miniSectorSize;
  const chain = [...sectorChain(file, rootSector)];
  const sector = chain[Math.floor(position / file.sectorSize)] ?? chain[0] ?? 0;
  return (sector + 1) * file.sectorSize + (position % file.sectorSize);
}

function* directorySlots(file: OleFile): Generator<number> {
  for (const sector of sectorChain(file, file.view.getUint32(48, true))) {
    const start = (sector + 1) * file.sectorSize;
    if (start + file.sectorSize > file.view.byteLength) return;
    for (let at = start; at < start + file.sectorSize; at += 128) {
      if (file.view.getUint16(at + 64, true) > 0) yield at;
    }
  }
}

/** An OLE file's directory; empty when the bytes are not OLE or the directory cannot be followed. */
export function oleEntries(bytes: Uint8Array): OleEntry[] {
  const file = openOle(bytes);
  if (!file) return [];
  const { view, sectorSize } = file;
  let rootSector: number | null = null;
  return Array.from(directorySlots(file), (at) => {
    const first = view.getUint32(at + 116, true);
    const isShort = rootSector !== null && view.getUint32(at + 120, true) < miniStreamLimit;
    rootSector ??= first;
    return {
      name: entryName(view, at),
      offset: isShort ? miniOffset(file, rootSector, first) : (first + 1) * sectorSize,
    };
  });
}
