import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningServer, repository, startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { countRows, faultsOf, readRows } from './document.ts';
import { type Probe, type Site, secureUrl } from './probe.ts';
import { logProbe } from './probes/data.ts';
import { probes } from './probes.ts';

/** Every probe on the running product, and what `docs/security.md` says of each requirement. */
export async function proveSecurity(): Promise<Finding[]> {
  const { checks, failed } = await probeAll();
  const text = readFileSync(join(repository, 'docs/security.md'), 'utf8');
  const faults = faultsOf(text);
  for (const fault of faults) process.stderr.write(`  docs/security.md: ${fault}\n`);
  return [
    ...countRows(readRows(text)),
    { name: 'what docs/security.md says wrongly of itself', value: faults.length, bound: { exactly: 0 } },
    { name: 'probes over HTTP', value: probes.length + 1, bound: { atLeast: 30 } },
    { name: 'checks they made', value: checks, bound: { atLeast: 5_000 } },
    { name: 'checks that did not hold', value: failed, bound: { exactly: 0 } },
  ];
}

async function probeAll(): Promise<{ checks: number; failed: number }> {
  const started: RunningServer[] = [];
  let [checks, failed] = [0, 0];
  try {
    const plain = await startServer({ movesClock: true, env: { TRUST_PROXY: '1', LOG_LEVEL: 'debug' } });
    started.push(plain);
    const secure = await startServer({ dataDir: plain.dataDir, env: secureEnvironment });
    started.push(secure);
    for (const probe of [...probes, logProbe]) {
      const see = (holds: boolean, what: string) => {
        checks += 1;
        if (holds) return;
        failed += 1;
        process.stderr.write(`  ${probe.title}\n    ${what}\n`);
      };
      await run(probe, { plain, secure }, see);
    }
  } finally {
    for (const server of started.reverse()) await server.stop();
  }
  return { checks, failed };
}

/** A probe that breaks is one that did not hold. */
async function run(probe: Probe, site: Site, see: (holds: boolean, what: string) => void): Promise<void> {
  try {
    await probe.run(site, see);
  } catch (error) {
    see(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** As an operator would set it; nothing is sent to those it names. */
const secureEnvironment = {
  APP_URL: secureUrl,
  ROLE: 'web',
  PAYMENTS: 'simulated',
  SMTP_URL: 'smtp://127.0.0.1:9',
  OPERATOR_EMAIL: 'securite@example.com',
  GOOGLE_CLIENT_ID: 'our-client',
  GOOGLE_CLIENT_SECRET: 'a-client-secret',
};
