import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { proveAccessibility } from './accessibility/prove-accessibility.ts';
import { proveBackup } from './backup/prove-backup.ts';
import { compareWithDocument, documentOf } from './document.ts';
import { proveFaults } from './faults/prove-faults.ts';
import { type Finding, isHeld } from './finding.ts';
import { proveAddresses } from './hostile-addresses/prove-addresses.ts';
import { proveFiles } from './hostile-files/prove-files.ts';
import { proveTexts } from './hostile-texts/prove-texts.ts';
import { proveKills } from './kills/prove-kills.ts';
import { proveBreakingPoint } from './load/prove-breaking-point.ts';
import { proveLoad } from './load/prove-load.ts';
import { proveTwoProcesses } from './load/prove-two-processes.ts';
import { proveOperations } from './operations/prove-operations.ts';
import { type Part, tableOf } from './print-table.ts';
import { proveProperties } from './properties/prove-properties.ts';
import { proveSecurity } from './security/prove-security.ts';
import { proveSpeed } from './speed/prove-speed.ts';
import { proveStorage } from './storage/prove-storage.ts';
import { proveSupply } from './supply/prove-supply.ts';

/** In the order they are run; each starts what it needs and leaves nothing behind. */
const proofs: Record<string, () => Promise<Finding[]>> = {
  security: proveSecurity,
  supply: proveSupply,
  storage: proveStorage,
  backup: proveBackup,
  operations: proveOperations,
  files: proveFiles,
  addresses: proveAddresses,
  texts: proveTexts,
  properties: proveProperties,
  faults: proveFaults,
  kills: proveKills,
  load: proveLoad,
  'breaking-point': proveBreakingPoint,
  'two-processes': proveTwoProcesses,
  speed: proveSpeed,
  accessibility: proveAccessibility,
};

const given = process.argv.slice(2);
const writes = given.includes('--write');
const chosen = given.filter((name) => name !== '--write');
const unknown = chosen.filter((name) => !Object.hasOwn(proofs, name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown part: ${unknown.join(', ')}. There are: ${Object.keys(proofs).join(', ')}\n`);
  process.exit(2);
}

const document = new URL('../../docs/proof.md', import.meta.url);
const written = existsSync(document) ? readFileSync(document, 'utf8') : '';
const parts: Part[] = [];
for (const [name, prove] of Object.entries(proofs)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  process.stderr.write(`${name}…\n`);
  const startedAt = performance.now();
  parts.push({ name, findings: await findingsOf(prove) });
  process.stderr.write(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  // After each: what an interrupted run has counted stays.
  if (writes) writeDocument();
}
if (!writes) parts.push({ name: 'document', findings: compareWithDocument(parts, written) });
process.stdout.write(`${tableOf(parts)}\n`);

const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model };
writeFileSync(new URL('../results.json', import.meta.url), `${JSON.stringify({ machine, parts }, null, 2)}\n`);
process.exit(parts.every(({ findings }) => findings.every(isHeld)) ? 0 : 1);

function writeDocument(): void {
  const processor = cpus()[0]?.model.trim() ?? 'unknown';
  const run = {
    machine: `${cpus().length} cores (${processor}), Node ${process.versions.node}`,
    day: dayOf(new Date()),
  };
  writeFileSync(document, documentOf(parts, run, written, Object.keys(proofs)));
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** A part that breaks misses a bound; the others are still run. */
async function findingsOf(prove: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await prove();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    return [{ name: 'ran to its end', value: 0, bound: { exactly: 1 } }];
  }
}
