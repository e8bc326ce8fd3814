import { foldText } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import { commonRoots } from '../requirements/common-roots.ts';
import { taskHeads } from '../requirements/task-heads.ts';
import { wordRoot } from '../requirements/word-root.ts';
import { type EvidenceEntry, evidenceFiles } from './evidence-files.ts';

/** A word in the proofs of more demands than this belongs to none of them. */
const most = 10;
const shortest = 4;

let counts: Map<string, number> | null = null;

function entriesByRoot(): Map<string, number> {
  if (counts) return counts;
  counts = new Map();
  for (const { entries } of evidenceFiles)
    for (const { evidence, demand } of entries)
      for (const root of new Set(plainRoots(`${demand};${evidence}`))) counts.set(root, (counts.get(root) ?? 0) + 1);
  return counts;
}

function plainRoots(text: string): string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .map((word) => wordRoot(stem(word)));
}

const knownRare = new WeakMap<EvidenceEntry, string[]>();

/** The words of a demand and its proofs that hardly any other demand has, by their roots. */
export function rareRoots(entry: EvidenceEntry): string[] {
  const known = knownRare.get(entry);
  if (known) return known;
  const found = findRareRoots(`${entry.demand};${entry.evidence}`);
  knownRare.set(entry, found);
  return found;
}

function findRareRoots(text: string): string[] {
  const byRoot = entriesByRoot();
  const isRare = (root: string) =>
    root.length >= shortest && !commonRoots().has(root) && !taskHeads(root) && (byRoot.get(root) ?? 0) <= most;
  return [...new Set(plainRoots(text))].filter(isRare);
}
