import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from '../finding.ts';
import { findingsOf, type KillTally } from './findings-of.ts';

const script = fileURLToPath(new URL('../../../apps/server/src/testing/hold-kills.ts', import.meta.url));
const kills = 100;

/**
 * Kills the application and its database a hundred times each while people write. Each target has a data folder of its
 * own and both go on at once: a restart leaves the processor idle half of the time.
 */
export async function proveKills(): Promise<Finding[]> {
  const [app, database] = await Promise.all([tallyOf(`${kills}`, '0'), tallyOf('0', `${kills}`)]);
  for (const line of [app, database].flatMap(({ lost, helped }) => [...lost, ...helped]).slice(0, 50))
    process.stderr.write(`  ${line}\n`);
  return findingsOf({ app, database }, kills);
}

async function tallyOf(...counts: string[]): Promise<KillTally> {
  const folder = await mkdtemp(join(tmpdir(), 'coach-kills-'));
  const child = spawn(process.execPath, [script, folder, ...counts], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  try {
    await once(child, 'close');
    return JSON.parse(said.trim().split('\n').at(-1) ?? '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
