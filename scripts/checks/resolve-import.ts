import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFolders } from './list-sources.ts';

export type Target =
  | { kind: 'file'; path: string; byName: boolean }
  | { kind: 'package'; name: string }
  | { kind: 'builtin'; name: string }
  | { kind: 'missing' };

/** Workspace name → its folder, e.g. `@coach/engine` → `packages/engine`. */
export function readWorkspaces(root: string): Map<string, string> {
  const folders = ['apps', 'packages'].flatMap((parent) =>
    listFolders(root, parent).map((name) => `${parent}/${name}`),
  );
  const named = [...folders, 'e2e', 'bench', 'eval', 'proof'].flatMap((folder) => {
    const file = join(root, folder, 'package.json');
    return existsSync(file) ? [[JSON.parse(readFileSync(file, 'utf8')).name as string, folder] as const] : [];
  });
  return new Map(named);
}

/** What an import reaches; `byName` when a file of a workspace was named `@coach/…` and not by its path. */
export function resolveImport(root: string, workspaces: Map<string, string>, from: string, specifier: string): Target {
  if (specifier.startsWith('node:')) return { kind: 'builtin', name: specifier };
  if (specifier.startsWith('.')) return fileAt(root, posix.join(posix.dirname(from), withoutQuery(specifier)), false);
  const [scope = '', second = '', ...rest] = specifier.split('/');
  const name = scope.startsWith('@') ? `${scope}/${second}` : scope;
  const folder = workspaces.get(name);
  if (folder === undefined) return { kind: 'package', name };
  return fileAt(root, posix.join(folder, exportedPath(root, folder, rest.join('/'))), true);
}

/** The exports map here is always `"./*": "<prefix>*<suffix>"`. */
function exportedPath(root: string, folder: string, subpath: string): string {
  const { exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const pattern: string = exports['./*'] ?? './*';
  return pattern.replace('*', subpath);
}

function fileAt(root: string, path: string, byName: boolean): Target {
  const candidates = [path, `${path}.ts`, `${path}.tsx`];
  const found = candidates.find((candidate) => statSync(join(root, candidate), { throwIfNoEntry: false })?.isFile());
  return found ? { kind: 'file', path: found, byName } : { kind: 'missing' };
}

/** Vite's `?url` and the like. */
function withoutQuery(specifier: string): string {
  return specifier.split('?')[0] ?? specifier;
}
