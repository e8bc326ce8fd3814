import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Layout, user } from './layout.ts';
import type { Runner } from './run-as.ts';

const run = promisify(execFile);

/** initdb where there is no cluster yet. It appears under its name only when complete. */
export async function makeCluster(layout: Layout, initdb: string, runner: Runner, durable: boolean): Promise<void> {
  if (existsSync(path.join(layout.data, 'PG_VERSION'))) return;
  await removeUnfinished(layout.root);
  const unfinished = path.join(layout.root, `unfinished-${process.pid}`);
  await runner.own(layout.root);
  const command = runner.wrap(initdb, [
    `--pgdata=${unfinished}`,
    `--username=${user}`,
    `--pwfile=${layout.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--lc-messages=C',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  await run(command.program, command.args, { ...command.identity, cwd: layout.root }).catch((error) => {
    throw new Error(`PostgreSQL could not prepare its folder ${layout.data}: ${error.stderr || error.message}`);
  });
  await rename(unfinished, layout.data);
}

async function removeUnfinished(root: string): Promise<void> {
  const names = await readdir(root);
  for (const name of names.filter((entry) => entry.startsWith('unfinished-'))) {
    await rm(path.join(root, name), { recursive: true, force: true });
  }
}
