import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { allowedLicences, licencesToMeet } from './licences.ts';
import {
  allowedScripts,
  askedFor,
  faultsOfPackage,
  inProduction,
  type LockedPackage,
  licenceOf,
  lockedPackages,
} from './read-lock.ts';

/** What the product is made of, read from the lockfile and from what is installed. */
export async function proveSupply(): Promise<Finding[]> {
  const packages = lockedPackages();
  const asked = askedFor();
  const direct = new Set(asked.map(({ name }) => name));
  const production = inProduction();
  const scripts = packages.filter(({ hasInstallScript }) => hasInstallScript);
  const unlisted = scripts.filter(({ name }) => !allowedScripts().includes(name));
  const faults = packages.flatMap(faultsOfPackage);
  for (const fault of faults) process.stderr.write(`  ${fault}\n`);
  return [
    { name: 'packages in the lockfile', value: packages.length },
    { name: 'asked for by name', value: direct.size },
    { name: 'asked for by another package', value: packages.filter(({ name }) => !direct.has(name)).length },
    { name: 'that the server or the terminal runs with', value: production.size },
    {
      name: 'versions asked for that are not exact',
      value: asked.filter(({ range }) => !/^\d+\.\d+\.\d+/.test(range)).length,
      bound: { exactly: 0 },
    },
    { name: 'entries without exact version, hash or registry', value: faults.length, bound: { exactly: 0 } },
    { name: 'binaries of other systems without a hash', value: packages.filter(({ integrity }) => !integrity).length },
    { name: 'packages with an install script', value: scripts.length },
    { name: 'of these, not on the list', value: unlisted.length, bound: { exactly: 0 } },
    {
      name: 'packages marked deprecated in the lockfile',
      value: packages.filter(({ deprecated }) => deprecated).length,
      bound: { exactly: 0 },
    },
    ...licenceFindings(packages),
    ...(await sbomFindings(packages)),
    ...(await auditFindings()),
  ];
}

function licenceFindings(packages: LockedPackage[]): Finding[] {
  const told = packages.map((each) => [each, licenceOf(each)] as const);
  const known = told.filter(([, licence]) => licence !== null);
  const refused = known.filter(([, licence]) =>
    licencesToMeet(licence ?? '').some((each) => !(each in allowedLicences)),
  );
  for (const [{ place }, licence] of refused) process.stderr.write(`  ${place}: ${licence}\n`);
  const unknown = told.filter(([{ place }, licence]) => licence === null && existsSync(join(repository, place)));
  for (const [{ place }] of unknown) process.stderr.write(`  ${place}: no licence\n`);
  return [
    { name: 'packages whose licence was read', value: known.length },
    { name: 'licences off the list', value: refused.length, bound: { exactly: 0 } },
    { name: 'installed packages of no known licence', value: unknown.length, bound: { exactly: 0 } },
  ];
}

const buffered = { cwd: repository, timeout: 60_000, maxBuffer: 64 * 1024 * 1024 };

async function npm(...args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)('npm', args, buffered).catch((error) => error);
  try {
    return JSON.parse(stdout);
  } catch {
    return null;
  }
}

type Sbom = {
  bomFormat: string;
  components: { 'bom-ref': string; version: string; purl: string; hashes?: object[] }[];
};

/** The bill of materials that `npm run sbom` writes, beside the lockfile. */
async function sbomFindings(packages: LockedPackage[]): Promise<Finding[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/write-sbom.mjs', '-'], buffered);
  const { bomFormat, components } = JSON.parse(stdout) as Sbom;
  const named = new Map(components.map((each) => [each['bom-ref'], each]));
  const missing = packages.filter(({ place, version, integrity }) => {
    const component = named.get(place);
    return component?.version !== version || !component.purl || (integrity && !component.hashes?.length);
  });
  return [
    {
      name: `components in the bill of materials (${bomFormat})`,
      value: components.length,
      bound: { exactly: packages.length },
    },
    { name: 'packages of the lockfile that it lacks or tells otherwise', value: missing.length, bound: { exactly: 0 } },
  ];
}

type Audit = { metadata?: { vulnerabilities?: Record<string, number> } };

/** Advisories, where the registry tells them; a silence is counted as one, not as clean. */
async function auditFindings(): Promise<Finding[]> {
  const audit = (await npm('audit', '--json', '--omit', 'dev')) as Audit | null;
  const found = audit?.metadata?.vulnerabilities;
  if (!found)
    return [{ name: 'registry that tells advisories (npm audit: 0 = did not answer, nothing is known)', value: 0 }];
  return [
    { name: 'registry that tells advisories (npm audit)', value: 1 },
    {
      name: 'advisories, high or critical, in production',
      value: (found.high ?? 0) + (found.critical ?? 0),
      bound: { exactly: 0 },
    },
    { name: 'advisories, lower', value: (found.moderate ?? 0) + (found.low ?? 0) },
  ];
}
