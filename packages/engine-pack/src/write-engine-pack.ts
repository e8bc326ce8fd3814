import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { packFolder, sourcesState, stampName } from './engine-pack.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = join(root, 'packages/engine/src');

/** Those who run the engine in a process of their own, and so may take it from the pack. */
const importers = ['apps/cli', 'apps/server', 'bench'];

/** Packs the engine as it is now; under another name first, so that what was interrupted is never taken for a pack. */
export async function writeEnginePack(folder = packFolder): Promise<void> {
  const state = sourcesState();
  const draft = `${folder}.${process.pid}`;
  await packInto(draft);
  writeFileSync(join(draft, stampName), state);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

/** One file for each module that is imported from outside the engine, and once what several of them share. */
async function packInto(folder: string): Promise<void> {
  await build({
    entryPoints: importedModules().map((name) => join(sources, `${name}.ts`)),
    outbase: sources,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    external: ['@coach/contracts/*'],
    logLevel: 'error',
  });
}

function importedModules(): string[] {
  const imports = importers
    .flatMap((path) => sourcesBelow(join(root, path)))
    .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/'@coach\/engine\/([\w/-]+)'/g)]);
  const names = new Set(imports.map(([, name]) => name ?? ''));
  return [...names].filter((name) => existsSync(join(sources, `${name}.ts`))).sort();
}

function sourcesBelow(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => !/[/\\]node_modules[/\\]/.test(name));
}
