import { statfs } from 'node:fs/promises';

/** What is left where things are kept. */
export type Room = {
  /** Less is left than the database needs to go on: nothing new is taken in. */
  isShort(): Promise<boolean>;
  /** Something found no room that cannot be seen from here: a quota, or the disk of a database elsewhere. */
  noteShortage(): void;
  /** It is short, or something found no room a moment ago. */
  isRed(): Promise<boolean>;
};

/** Four segments of PostgreSQL's log: without room for the next one it stops, and readers with it. */
const reserveBytes = 64 * 1024 * 1024;
const lookEveryMs = 500;
const redForMs = 30_000;

/** For tests: what is left, when, and how it is known. */
type Settings = { leastBytes?: number; now?: () => number; look?: (folder: string) => Promise<number> };

/** The room on the disks of these folders; those that are not there do not count. */
export function folderRoom(folders: string[], settings: Settings = {}): Room {
  const { leastBytes = reserveBytes, now = () => performance.now(), look = bytesLeft } = settings;
  const anyShort = async () => (await Promise.all(folders.map(look))).some((bytes) => bytes < leastBytes);
  let looked = { at: Number.NEGATIVE_INFINITY, short: Promise.resolve(false) };
  let notedAt = Number.NEGATIVE_INFINITY;
  const isShort = () => {
    if (now() - looked.at >= lookEveryMs) looked = { at: now(), short: anyShort() };
    return looked.short;
  };
  return {
    isShort,
    noteShortage: () => {
      notedAt = now();
    },
    isRed: async () => now() - notedAt < redForMs || (await isShort()),
  };
}

async function bytesLeft(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null);
  return disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
}
