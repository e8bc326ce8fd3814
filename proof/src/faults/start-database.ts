import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { talkToScript } from './talk-to-script.ts';

/** A PostgreSQL that belongs to no application and can be stopped and started. */
export async function startDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'coach-database-'));
  const script = await talkToScript('hold-database.ts', [folder]);
  let pid = 0;
  const note = async () => {
    pid = Number.parseInt(await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
  };
  await note();
  return {
    /** For `DATABASE_URL`. */
    url: script.first.url as string,
    /** Of the server that runs, or ran last. */
    pid: () => pid,
    stop: async () => void (await script.tell({ order: 'stop' })),
    async start() {
      await script.tell({ order: 'start' });
      await note();
    },
    async end() {
      await script.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
