/**
 * `npm ci` refuses a lockfile without the optional binaries of other platforms, and npm leaves out those
 * it could not look up. This adds them, by name, version and platform; run it after changing dependencies.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run/paths.mjs';

const systems = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
  wasm32: 'none',
};
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'loong64'];

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const absent = Object.values(lock.packages).flatMap((entry) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !hasEntry(name))
    .map(([name, version]) => [`node_modules/${name}`, describe(name, version, entry.dev)]),
);
for (const [path, entry] of absent) lock.packages[path] = entry;
const [top, ...rest] = Object.keys(lock.packages);
lock.packages = Object.fromEntries(
  [top, ...rest.sort((a, b) => a.localeCompare(b, 'en'))].map((path) => [path, lock.packages[path]]),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${absent.length} added\n`);

function hasEntry(name) {
  return Object.keys(lock.packages).some(
    (path) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`),
  );
}

function describe(name, version, dev) {
  const words = name.split(/[/-]/);
  const system = Object.keys(systems).find((word) => words.includes(word));
  const processor = processors.find((word) => words.some((part) => part === word || part === `${word}-eabi`));
  return {
    version,
    ...(processor ? { cpu: [processor] } : {}),
    ...(dev ? { dev: true } : {}),
    ...(words.includes('gnu') ? { libc: ['glibc'] } : words.includes('musl') ? { libc: ['musl'] } : {}),
    optional: true,
    ...(system ? { os: [systems[system]] } : {}),
  };
}
