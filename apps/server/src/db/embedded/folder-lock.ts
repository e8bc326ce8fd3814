import { link, mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSameProcess, processStamp } from './process-stamp.ts';

const abandonedAfterMs = 600_000;

/**
 * Runs `work` while no other process holds the lock of `folder`, whatever happened to earlier holders.
 * Lock files carry rising numbers and only the highest counts: taking over from a dead holder creates the next number,
 * which exactly one process can do, so two never believe they took it over.
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = await acquire(folder);
  try {
    return await work();
  } finally {
    // Without room for a word, an empty file says the same.
    await writeAside(folder, own, 'free', rename).catch(() => truncate(own));
  }
}

async function acquire(folder: string): Promise<string> {
  for (;;) {
    const held = await numbers(folder);
    const highest = held.at(-1) ?? 0;
    if (highest === 0 || !(await isHeld(path.join(folder, `lock.${highest}`)))) {
      const own = path.join(folder, `lock.${highest + 1}`);
      if ((await claim(folder, own)) && (await numbers(folder)).at(-1) === highest + 1) {
        for (const number of held) await rm(path.join(folder, `lock.${number}`), { force: true });
        return own;
      }
    }
    await sleep(25);
  }
}

async function claim(folder: string, own: string): Promise<boolean> {
  try {
    await writeAside(folder, own, await processStamp(process.pid), link);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The content is complete the moment the name appears: it is written under another name first. */
async function writeAside(folder: string, name: string, content: string, publish: typeof link) {
  const aside = path.join(folder, `.lock-${process.pid}-${Math.random().toString(36).slice(2)}`);
  try {
    await writeFile(aside, content, { mode: 0o600 });
    await publish(aside, name);
  } finally {
    await rm(aside, { force: true });
  }
}

async function numbers(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

async function isHeld(file: string): Promise<boolean> {
  try {
    const content = await readFile(file, 'utf8');
    if (content === 'free' || content === '') return false;
    const { mtimeMs } = await stat(file);
    return Date.now() - mtimeMs < abandonedAfterMs && (await isSameProcess(content));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}
