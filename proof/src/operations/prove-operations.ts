import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Finding } from '../finding.ts';
import { endApps } from './app-process.ts';
import { proveRolling } from './prove-rolling.ts';
import { proveStopping } from './prove-stopping.ts';
import { proveWritings } from './prove-writings.ts';
import { runTests } from './run-tests.ts';

/** What whoever runs it for others counts on: a stop that loses nothing, an exchange nobody notices, papers that are true. */
export async function proveOperations(): Promise<Finding[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'coach-operations-'));
  try {
    return [
      ...(await proveStopping(path.join(root, 'stopping'))),
      ...(await proveWritings(path.join(root, 'writings'))),
      ...(await proveRolling(path.join(root, 'rolling'))),
      ...(await papers()),
    ];
  } finally {
    await endApps();
    await rm(root, { recursive: true, force: true });
  }
}

/** The image, the compose file, the migrations, the metrics and the alerts, as their own tests judge them. */
async function papers(): Promise<Finding[]> {
  const files = ['config/containers.test.ts', 'db/migrations.test.ts', 'operations.test.ts', 'listen.test.ts'];
  const results = await runTests(
    'unit-apps',
    files.map((file) => `apps/server/src/${file}`),
  );
  const broken = results.filter(({ passed }) => !passed).length;
  return [
    {
      name: 'rules of image, compose file, migrations, metrics and alerts held',
      value: results.length - broken,
      bound: { atLeast: 14 },
    },
    { name: 'of them broken', value: broken, bound: { exactly: 0 } },
  ];
}
