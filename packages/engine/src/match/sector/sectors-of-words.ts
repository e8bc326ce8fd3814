import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import { evidenceFiles } from '../evidence/evidence-files.ts';
import { wordRoot } from '../requirements/word-root.ts';

/** What the data say of the words of one family: how often each sector has one, and in which demands, by their numbers. */
type Use = { sectors: Map<string, number>; demands: Set<number> };

let byRoot: Map<string, Use> | null = null;

/** How often each sector says a word of this family, in what it asks for or in what proves it; undefined where none does. */
export function sectorsOfRoot(root: string): ReadonlyMap<string, number> | undefined {
  byRoot ??= readUses();
  return byRoot.get(root)?.sectors;
}

/** A word of more sectors tells none. */
const widest = 9;
const shortest = 4;

/** The same for words that tell a sector; undefined for short ones and for those that many sectors have. */
export function tellingSectorsOf(root: string): ReadonlyMap<string, number> | undefined {
  const counts = root.length < shortest ? undefined : sectorsOfRoot(root);
  return counts && counts.size <= widest ? counts : undefined;
}

/** The demands that a word of this family names or proves, by number; undefined where none. */
export function demandsOfRoot(root: string): ReadonlySet<number> | undefined {
  byRoot ??= readUses();
  return byRoot.get(root)?.demands;
}

function readUses(): Map<string, Use> {
  const found = new Map<string, Use>();
  let number = 0;
  for (const { sector, entries } of evidenceFiles)
    for (const { demand, evidence } of entries) {
      for (const { key } of tokenise(`${demand};${evidence}`)) {
        const root = wordRoot(stem(key));
        const use = found.get(root) ?? { sectors: new Map(), demands: new Set() };
        use.sectors.set(sector, (use.sectors.get(sector) ?? 0) + 1);
        use.demands.add(number);
        found.set(root, use);
      }
      number++;
    }
  return found;
}
