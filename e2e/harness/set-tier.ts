import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { repository } from './start-server.ts';

/** Puts an account on a tier, as the operator does it; `dataDir` names another server than the one all journeys share. */
export async function setTier(email: string, tier: string, dataDir = inject('dataDir')): Promise<void> {
  await promisify(execFile)(process.execPath, ['apps/server/scripts/set-tier.ts', email, tier], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir },
  });
}
