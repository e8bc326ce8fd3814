import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { secretFile } from './manifest.ts';

/** The secret that the restored sessions, keys and waiting mails were sealed with. */
export async function putSecret(folder: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const aside = path.join(dataDir, 'auth-secret.restored');
  await writeFile(aside, await readFile(secretFile(folder)), { mode: 0o600, flush: true });
  await rename(aside, path.join(dataDir, 'auth-secret'));
}
