import { remembering } from '../../text/remember.ts';
import { rootsOf } from '../evidence/demand-index.ts';
import { evidenceFiles } from '../evidence/evidence-files.ts';

let sectorsByRoot: Map<string, Set<string>> | null = null;

function spreads(): Map<string, Set<string>> {
  if (sectorsByRoot) return sectorsByRoot;
  sectorsByRoot = new Map();
  for (const { sector, entries } of evidenceFiles)
    for (const root of entries.flatMap(({ demand }) => rootsOf(demand))) {
      const known = sectorsByRoot.get(root);
      if (known) known.add(sector);
      else sectorsByRoot.set(root, new Set([sector]));
    }
  return sectorsByRoot;
}

/** In how many sectors offers ask for the rarest word of a demand; 0 where no list knows one of its words. */
export const spreadOf: (demand: string) => number = remembering(
  (demand) => Math.min(...rootsOf(demand).map((root) => spreads().get(root)?.size ?? 0), 99),
  5_000,
);
