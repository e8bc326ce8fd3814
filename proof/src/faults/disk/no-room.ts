/**
 * Loaded before a server where no disk can be mounted: once the file that FULL_FILE names is there, the application’s own
 * writes find no room, and it sees none. The database’s own writes are not touched.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const isFull = () => fs.existsSync(process.env.FULL_FILE ?? '');
const { open, statfs } = fs.promises;

fs.promises.open = (async (file, flags, mode) => {
  if (isFull() && String(flags ?? 'r') !== 'r')
    throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
  return await open(file, flags, mode);
}) as typeof open;
fs.promises.statfs = (async (folder: string) =>
  isFull() ? { bavail: 0, bsize: 4096 } : await statfs(folder)) as unknown as typeof statfs;
syncBuiltinESMExports();
