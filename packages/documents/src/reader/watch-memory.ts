import { readFile } from 'node:fs/promises';

const pollMs = 40;
const pageBytes = 4096;

async function residentBytes(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * pageBytes;
}

/**
 * Calls `onExceeded` once when a process holds more than `maxRssMb`. The heap limit does not count buffers: this does.
 * Where the system has no /proc it watches nothing, and the heap limit and the timeout remain. Returns the function that stops it.
 */
export function watchMemory(pid: number, maxRssMb: number, onExceeded: () => void): () => void {
  const timer = setInterval(async () => {
    if ((await residentBytes(pid)) <= maxRssMb * 1024 * 1024) return;
    clearInterval(timer);
    onExceeded();
  }, pollMs);
  timer.unref();
  return () => clearInterval(timer);
}
