import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import { evidenceFiles } from '../evidence/evidence-files.ts';
import { wordRoot } from '../requirements/word-root.ts';

let byRoot: Map<string, Map<string, number>> | null = null;

/** How often each sector says a word of this family, in what it asks for or in what proves it; undefined where none does. */
export function sectorsOfRoot(root: string): ReadonlyMap<string, number> | undefined {
  byRoot ??= readSectors();
  return byRoot.get(root);
}

function readSectors(): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const { sector, entries } of evidenceFiles)
    for (const { demand, evidence } of entries)
      for (const { key } of tokenise(`${demand};${evidence}`)) {
        const root = wordRoot(stem(key));
        const counts = found.get(root) ?? new Map<string, number>();
        found.set(root, counts.set(sector, (counts.get(sector) ?? 0) + 1));
      }
  return found;
}
