import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@coach/e2e/start-server';
import { expect, test } from 'vitest';
import { allowedLicences, licencesToMeet } from './licences.ts';
import { allowedScripts, askedFor, faultsOfPackage, licenceOf, lockedPackages } from './read-lock.ts';

const packages = lockedPackages();

test('every package of the lockfile has its exact version and its hash, and comes from the registry', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.flatMap(faultsOfPackage)).toEqual([]);
});

test('our own workspaces ask for exact versions and nothing from elsewhere', () => {
  expect(askedFor().filter(({ range }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))).toEqual([]);
});

test('no package runs a script as it is installed but those on the list', () => {
  const allowed = allowedScripts();
  const names = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect([...new Set(names)].filter((name) => !allowed.includes(name))).toEqual([]);
  expect(
    allowed.filter((name) => !names.includes(name)),
    'allowed and not there',
  ).toEqual([]);
});

test('every licence is on the list, and docs/supply-chain.md explains each that is found', () => {
  const document = readFileSync(join(repository, 'docs/supply-chain.md'), 'utf8');
  const told = packages.map(licenceOf).filter((licence) => licence !== null);
  const found = new Set(told.flatMap(licencesToMeet));
  expect(told.length).toBeGreaterThan(500);
  expect([...found].filter((licence) => !(licence in allowedLicences))).toEqual([]);
  expect([...found].filter((licence) => !document.includes(`| ${licence} |`))).toEqual([]);
});

test('what is wrong with an entry is told', () => {
  const entry = { place: 'node_modules/a', name: 'a', version: '1.0.0', integrity: 'sha512-x' };
  expect(faultsOfPackage(entry)).toEqual([]);
  expect(faultsOfPackage({ ...entry, version: '^1.0.0' })).toEqual(['node_modules/a: the version ^1.0.0']);
  expect(faultsOfPackage({ ...entry, resolved: 'git+ssh://git@example.com/a' })).toHaveLength(1);
  expect(faultsOfPackage({ place: 'node_modules/a', name: 'a', version: '1.0.0' })).toEqual([
    'node_modules/a: no hash',
  ]);
  expect(licencesToMeet('(GPL-3.0 OR MIT)')).toEqual(['MIT']);
  expect(licencesToMeet('GPL-3.0')).toEqual(['GPL-3.0']);
});
