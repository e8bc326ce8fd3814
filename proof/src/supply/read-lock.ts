import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@coach/e2e/start-server';

export type LockedPackage = {
  /** Where it is put, from the repository on. */
  place: string;
  name: string;
  version: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  peer?: boolean;
  os?: string[];
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  deprecated?: string;
};

const fileAt = (...names: string[]) => join(repository, ...names);
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** What is installed from elsewhere, as package-lock.json has it. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = readJson(fileAt('package-lock.json')) as {
    packages: Record<string, LockedPackage & { link?: true }>;
  };
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, entry]) => ({ ...entry, place, name: place.slice(place.lastIndexOf('node_modules/') + 13) }));
}

/** What the server and the terminal need to run, from one package to the next. */
export function inProduction(): Set<string> {
  const { packages } = readJson(fileAt('package-lock.json')) as {
    packages: Record<string, LockedPackage & { link?: true }>;
  };
  const found = new Set(['apps/server', 'apps/cli']);
  for (const place of found) {
    const entry = packages[place];
    for (const name of Object.keys({ ...entry?.dependencies, ...entry?.optionalDependencies })) {
      const at = placesToLook(place)
        .map((folder) => `${folder}node_modules/${name}`)
        .find((each) => each in packages);
      const target = at && packages[at]?.link ? packages[at]?.resolved : at;
      if (target) found.add(target);
    }
  }
  return new Set([...found].filter((place) => place.includes('node_modules/')));
}

/** As Node looks: beside the package, then further up. */
function placesToLook(place: string): string[] {
  const parts = place.split('/');
  return [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/')}/`), ''];
}

/** What our own workspaces ask for, as they ask. */
export function askedFor(): { workspace: string; name: string; range: string }[] {
  const { packages } = readJson(fileAt('package-lock.json')) as { packages: Record<string, { link?: true }> };
  const own = Object.keys(packages).filter((place) => !place.includes('node_modules/'));
  return own.flatMap((place) => {
    const {
      dependencies = {},
      devDependencies = {},
      optionalDependencies = {},
    } = readJson(fileAt(place, 'package.json'));
    const asked = { ...dependencies, ...devDependencies, ...optionalDependencies } as Record<string, string>;
    return Object.entries(asked)
      .filter(([name]) => !name.startsWith('@coach/'))
      .map(([name, range]) => ({ workspace: place || '.', name, range }));
  });
}

/** What a package says of its licence where it is installed, in package.json or in words, else what the lockfile kept; null where nothing does. */
export function licenceOf({ place, license }: LockedPackage): string | null {
  const file = fileAt(place, 'package.json');
  const told = existsSync(file) ? readJson(file) : {};
  const given = told.license ?? told.licenses?.[0] ?? license;
  return (typeof given === 'object' ? given?.type : given) ?? writtenLicence(place);
}

/** Of the few that say nothing to machines. */
function writtenLicence(place: string): string | null {
  const files = ['LICENSE', 'README.md', 'Readme.md'].map((name) => fileAt(place, name)).filter(existsSync);
  return files.some((file) => /\bMIT\b/.test(readFileSync(file, 'utf8'))) ? 'MIT' : null;
}

/** Names in package.json whose installation may run a script. */
export function allowedScripts(): string[] {
  const { allowScripts = {} } = readJson(fileAt('package.json'));
  return Object.keys(allowScripts).filter((name) => allowScripts[name] === true);
}

const exact = /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/;

/** What is wrong with an entry of the lockfile, in words; binaries of other systems may lack what the registry was not asked. */
export function faultsOfPackage({ place, version, integrity, resolved, optional, os }: LockedPackage): string[] {
  const faults = [];
  if (!exact.test(version ?? '')) faults.push(`${place}: the version ${version}`);
  if (resolved && !resolved.startsWith('https://registry.npmjs.org/')) faults.push(`${place}: comes from ${resolved}`);
  if (integrity && !integrity.startsWith('sha512-')) faults.push(`${place}: the hash ${integrity.slice(0, 12)}`);
  if (!integrity && !(optional && isForAnother(os, place))) faults.push(`${place}: no hash`);
  return faults;
}

/** Of another system than glibc Linux on x64, which is what is tried. */
function isForAnother(os: string[] | undefined, place: string): boolean {
  return (os !== undefined && !os.includes('linux')) || !/linux-x64(-gnu)?$/.test(place);
}
