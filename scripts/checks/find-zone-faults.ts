import { findCycles } from './find-cycles.ts';
import { listFolders, listSources } from './list-sources.ts';
import { foundationFeatures, placeOf, productFeatures } from './place.ts';
import type { Import } from './read-imports.ts';
import { readImports } from './read-imports.ts';
import type { Target } from './resolve-import.ts';
import { readWorkspaces, resolveImport } from './resolve-import.ts';
import { judgeFileImport, judgeOutsideImport } from './zone-rules.ts';

/** One line for every import that leaves its zone, every cycle and every folder without a zone. */
export function findZoneFaults(root: string): string[] {
  const workspaces = readWorkspaces(root);
  const files = [...workspaces.values(), 'scripts'].flatMap((folder) => listSources(root, folder));
  const imports = files.flatMap((file) => readImports(root, file));
  const resolved = imports.map((found) => ({
    found,
    target: resolveImport(root, workspaces, found.from, found.specifier),
  }));
  const wrong = resolved.flatMap(({ found, target }) => {
    const reason = reasonAgainst(found, target);
    return reason ? [`${found.from}:${found.line} imports ${found.specifier}: ${reason}`] : [];
  });
  const cycles = findCycles(graphOf(resolved)).map((cycle) => `cycle: ${[...cycle, cycle[0]].join(' → ')}`);
  return [...wrong, ...cycles, ...undeclaredFolders(root)];
}

function reasonAgainst({ from, specifier }: Import, target: Target): string | undefined {
  const place = placeOf(from);
  if (target.kind === 'missing') return isGenerated(specifier) ? undefined : 'there is no such file';
  if (target.kind !== 'file') return judgeOutsideImport(place, target);
  return judgeFileImport({ from: place, to: placeOf(target.path), byName: target.byName });
}

/** What the web app's own tools generate need not exist when zones are checked. */
function isGenerated(specifier: string): boolean {
  return /\/(?:\+types|paraglide|generated)\//.test(specifier);
}

function graphOf(resolved: { found: Import; target: Target }[]): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const { found, target } of resolved) {
    if (target.kind !== 'file' || found.typeOnly) continue;
    graph.set(found.from, [...(graph.get(found.from) ?? []), target.path]);
  }
  return graph;
}

/** A server feature that is on neither list would have no rule. */
function undeclaredFolders(root: string): string[] {
  const known = new Set([...foundationFeatures, ...productFeatures]);
  return listFolders(root, 'apps/server/src/features')
    .filter((name) => !known.has(name))
    .map(
      (name) =>
        `apps/server/src/features/${name}: neither a foundation nor a product feature (scripts/checks/place.ts)`,
    );
}
