import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A random secret of 43 characters, made at the first start and kept in the data folder, readable by its owner alone. */
export async function keepSecret(dataDir: string, name: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, name);
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(aside, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  // Of several first starts at once, one gives the secret and all read it.
  await link(aside, file).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(aside);
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32) throw new Error(`${file} is damaged: put its content back, or remove it to have a new one.`);
  return secret;
}
