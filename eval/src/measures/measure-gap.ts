import type { Report } from '@coach/contracts/report';
import { alikeTerms } from '../alike.ts';
import type { Figure } from '../figure.ts';
import type { Labels } from '../labels.ts';
import { f1 } from '../tally.ts';

type Judged = { name: string; labels: Pick<Labels, 'gap'>; report: Report };

/**
 * The missing keywords against those a reader would not grant. What the engine finds beyond the labels is no fault, so
 * precision counts only the terms that a label names.
 */
export function measureGap(pairs: readonly Judged[]): Figure {
  const faults: string[] = [];
  let [both, found, right] = [0, 0, 0];
  for (const { name, labels, report } of pairs) {
    const missing = report.keywords.missing.map(({ term }) => term);
    const held = [...report.keywords.present, ...report.keywords.equivalent].map(({ term }) => term);
    const isIn = (label: string, terms: readonly string[]) => terms.some((term) => alikeTerms(label, term));
    for (const label of labels.gap.missing) {
      right++;
      if (isIn(label, missing)) {
        both++;
        found++;
      } else faults.push(`${name}: missing ${label}${isIn(label, held) ? ' is held to be present' : ' is not named'}`);
    }
    for (const label of [...labels.gap.present, ...labels.gap.equivalent]) {
      if (!isIn(label, missing) || isIn(label, held)) continue;
      found++;
      faults.push(`${name}: present ${label} is held to be missing`);
    }
  }
  return {
    name: 'missing keywords, F1',
    value: f1(both, found, right),
    unit: 'share',
    bound: { atLeast: 0.85 },
    faults,
  };
}
