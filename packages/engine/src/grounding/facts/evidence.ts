import { evidenceFiles } from '../../match/evidence/evidence-files.ts';
import { phraseOf } from './phrase-of.ts';

let byDemand: Map<string, string[]> | null = null;

function keyOf(roots: readonly string[]): string {
  return [...roots].sort().join(' ');
}

function demands(): Map<string, string[]> {
  if (byDemand) return byDemand;
  byDemand = new Map();
  for (const { entries } of evidenceFiles) {
    for (const { demand, evidence } of entries) {
      for (const name of demand.split(';')) {
        const key = keyOf(phraseOf(name));
        const known = byDemand.get(key);
        if (known) known.push(evidence);
        else byDemand.set(key, [evidence]);
      }
    }
  }
  return byDemand;
}

/** What a CV of the trade writes that proves a duty, given by its stems: phrases whose stems stand on one line. */
export function evidenceOf(roots: readonly string[]): readonly string[][] {
  const lists = demands().get(keyOf(roots)) ?? [];
  return lists.flatMap((list) => list.split(';').map(phraseOf));
}
