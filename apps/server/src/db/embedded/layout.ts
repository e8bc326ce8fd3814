import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** sun_path of unix(7): 104 bytes on macOS, 108 on Linux, with the closing NUL; the file is `.s.PGSQL.5432`. */
const longestSocketFolder = 103 - '/.s.PGSQL.5432.lock'.length;

export const user = 'coach';
export const port = 5432;

export type Layout = {
  root: string;
  /** The cluster itself. */
  data: string;
  sockets: string;
  locks: string;
  log: string;
  passwordFile: string;
  password: string;
};

/** Where things are under the application's data folder; made when absent, readable by their owner alone. */
export async function layOut(dataDir: string): Promise<Layout> {
  const root = path.resolve(dataDir, 'postgres');
  await mkdir(root, { recursive: true, mode: 0o700 });
  const passwordFile = path.join(root, 'password');
  const password = await keepOnce(passwordFile, randomBytes(24).toString('base64url'));
  const sockets = await socketFolder(root);
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  const at = (name: string) => path.join(root, name);
  return { root, data: at('cluster'), sockets, locks: at('locks'), log: at('server.log'), passwordFile, password };
}

/** In the data folder, or, where its path is too long for a socket, in a temporary folder that the data folder names. */
async function socketFolder(root: string): Promise<string> {
  const near = path.join(root, 'run');
  if (Buffer.byteLength(near) <= longestSocketFolder) return near;
  const name = `coach-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  return await keepOnce(path.join(root, 'socket-folder'), path.join(tmpdir(), name));
}

/** The file's content; `proposal` becomes it when there is none yet, even if two processes start at once. */
async function keepOnce(file: string, proposal: string): Promise<string> {
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(aside, proposal, { mode: 0o600, flush: true });
  await link(aside, file).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(aside);
  return await readFile(file, 'utf8');
}
