import { remembering } from '../../text/remember.ts';
import { commonRoots } from '../requirements/common-roots.ts';
import { isSameTask, taskHeads } from '../requirements/task-heads.ts';
import { wordRoot } from '../requirements/word-root.ts';
import { meaningfulStems } from '../word-index.ts';
import { type EvidenceEntry, evidenceFiles } from './evidence-files.ts';

/** A name of a demand by the roots of its words, with the entry it names. */
type Demand = { roots: readonly string[]; entry: EvidenceEntry };

let byRoot: Map<string, Demand[]> | null = null;

/** The roots of the words of a name, in order, once each. The proofs of the data are asked for in every analysis. */
export const rootsOf: (name: string) => readonly string[] = remembering(
  (name) => [...new Set(meaningfulStems(name).map(wordRoot))],
  40_000,
);

function demandsByRoot(): Map<string, Demand[]> {
  if (byRoot) return byRoot;
  byRoot = new Map();
  for (const entry of evidenceFiles.flatMap(({ entries }) => entries))
    for (const name of entry.demand.split(';')) note(byRoot, { roots: rootsOf(name), entry });
  return byRoot;
}

function note(known: Map<string, Demand[]>, demand: Demand): void {
  for (const root of demand.roots) {
    const demands = known.get(root);
    if (demands) demands.push(demand);
    else known.set(root, [demand]);
  }
}

/** The entries that tell what proves a thing asked for by this name. */
export const entriesFor: (name: string) => readonly EvidenceEntry[] = remembering(findEntries, 5_000);

function findEntries(name: string): EvidenceEntry[] {
  const asked = rootsOf(name);
  const telling = asked.filter((root) => !taskHeads(root) || asked.length === 1);
  const found = new Set<EvidenceEntry>();
  for (const root of telling.length > 0 ? telling : asked)
    for (const { roots, entry } of demandsByRoot().get(root) ?? [])
      if (!found.has(entry) && isAlike(asked, roots)) found.add(entry);
  return [...found];
}

/**
 * Whether a demand of the data is what is asked: the same words, a task of the same kind done to the same thing, more
 * particulars than asked for, or all that is asked but whom it is for.
 */
function isAlike(asked: readonly string[], known: readonly string[]): boolean {
  const head = known[0];
  if (asked.length === 0 || head === undefined) return false;
  const missing = asked.filter((root) => !known.includes(root));
  if (missing.length === 0) return asked.length === known.length || saysMore(asked, known);
  if (asked.length === known.length && missing.length === 1 && missing[0] === asked[0] && asked.length > 1)
    return !asked.includes(head) && isSameTask(missing[0] as string, head, asked[1]);
  const common = asked.length - missing.length;
  return (
    known.includes(asked[0] as string) &&
    common === known.length &&
    missing.every((root) => commonRoots().has(root)) &&
    !isVague(known)
  );
}

/** « Relances clients » is « relances »; « maintenance préventive des groupes froids » is not « groupes ». */
function saysMore(asked: readonly string[], known: readonly string[]): boolean {
  if (isVague(asked)) return false;
  return asked.length > 1 || asked[0] === known[0] || (known.length === 2 && taskHeads(known[0] as string) !== null);
}

function isVague(roots: readonly string[]): boolean {
  return roots.every((root) => root.length < shortest || commonRoots().has(root) || taskHeads(root) !== null);
}

const shortest = 4;
