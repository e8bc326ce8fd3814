/**
 * `npm run sbom`: the bill of materials of the whole lockfile as CycloneDX, in sbom.cdx.json or on standard output with `-`.
 * npm's own leaves out what only a workspace asks for, and stops at a range that is no version.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run/paths.mjs';

const { name, version, packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const places = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
const sbom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: `urn:uuid:${randomUUID()}`,
  version: 1,
  metadata: { timestamp: new Date().toISOString(), component: { type: 'application', name, version } },
  components: places.map(([place, entry]) => componentOf(place, entry)),
};
const text = `${JSON.stringify(sbom, null, 2)}\n`;
if (process.argv.includes('-')) process.stdout.write(text);
else {
  writeFileSync(join(root, 'sbom.cdx.json'), text);
  process.stdout.write(`sbom.cdx.json: ${sbom.components.length} components\n`);
}

function componentOf(place, { version, integrity, license, dev, optional }) {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const licence = licenceOf(place) ?? license;
  return {
    type: 'library',
    'bom-ref': place,
    name,
    version,
    scope: dev ? 'excluded' : optional ? 'optional' : 'required',
    ...(integrity ? { hashes: integrity.split(' ').map(hashOf) } : {}),
    ...(licence ? { licenses: [{ expression: licence }] } : {}),
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  };
}

function hashOf(integrity) {
  const [algorithm, value] = integrity.split(/-(.*)/s);
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') };
}

function licenceOf(place) {
  const file = join(root, place, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  const given = license ?? licenses?.[0];
  return typeof given === 'object' ? given?.type : given;
}
