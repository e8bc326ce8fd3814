import type { Finding } from '../finding.ts';
import { proveDiskFull } from './disk/prove-disk-full.ts';
import { proveChildKilled } from './prove-child-killed.ts';
import { proveClockMoved } from './prove-clock-moved.ts';
import { proveDatabaseAway } from './prove-database-away.ts';
import { proveMailAway } from './prove-mail-away.ts';
import { proveModelAway } from './prove-model-away.ts';
import { proveStripeAway } from './prove-stripe-away.ts';
import { proveTwoProcesses } from './prove-two-processes.ts';

const faults: Record<string, () => Promise<Finding[]>> = {
  'database away': proveDatabaseAway,
  'mail server away': proveMailAway,
  'model away': proveModelAway,
  'Stripe away': proveStripeAway,
  'disk full': proveDiskFull,
  'clock moved': proveClockMoved,
  'child killed': proveChildKilled,
  'two processes': proveTwoProcesses,
};

/** Breaks what the real server stands on, one thing after another. One that cannot be gone through misses a bound. */
export async function proveFaults(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, prove] of Object.entries(faults)) {
    process.stderr.write(`  ${name}…\n`);
    findings.push(...(await prove().catch((error) => brokenOff(name, error))));
  }
  return findings;
}

function brokenOff(name: string, error: unknown): Finding[] {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  return [{ name: `${name}: gone through to its end`, value: 0, bound: { exactly: 1 } }];
}
