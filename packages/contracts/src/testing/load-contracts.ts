import { readdirSync } from 'node:fs';

const folder = new URL('../', import.meta.url);

/** Every module of the contracts, by its path: a new one is covered by itself. */
export async function loadContracts(): Promise<Record<string, Record<string, unknown>>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'))
    .sort();
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>),
  );
  return Object.fromEntries(files.map((file, index) => [file.replace('.ts', ''), modules[index] ?? {}]));
}
