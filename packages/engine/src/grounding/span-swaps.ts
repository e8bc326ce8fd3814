import type { CheckContext, Finding } from './context.ts';
import { isSwappedTo } from './reasons.ts';
import { sentenceAt } from './text/read-text.ts';

const furthest = 220;

/**
 * A fact told of the wrong employer is false as a whole: neither the fact nor the employer is. Such a finding reaches
 * from the one to the other, so that several facts swapped at once make one finding.
 */
export function spanSwaps(context: CheckContext, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => {
    const anchor = anchorOf(context, finding);
    if (!anchor) return finding;
    const start = Math.min(anchor.start, finding.start);
    const end = Math.max(anchor.end, finding.end);
    return end - start > furthest ? finding : { ...finding, start, end };
  });
}

/** The employer of the same sentence that the reason of a finding names. */
function anchorOf(
  { reading: { sentences }, scopeAt }: CheckContext,
  { start, reason }: Finding,
): { start: number; end: number } | undefined {
  const { own, near } = scopeAt(start);
  const sentence = sentenceAt(sentences, start);
  return [...own, ...near].find(
    (anchor) => isSwappedTo(reason, anchor.label) && sentenceAt(sentences, anchor.start) === sentence,
  );
}
