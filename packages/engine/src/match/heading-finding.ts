import type { HeadingKind } from '@coach/contracts/cv';
import type { Context } from './context.ts';
import { cvQuotes, type Finding, judged } from './finding.ts';

/** Whether a section of one of these kinds is announced by a heading, or at least told without one. */
export function headingFinding(
  context: Context,
  kinds: readonly HeadingKind[],
  isTold: (context: Context) => boolean,
  advice: { found: string; unmarked: string; absent: string },
): Finding {
  const index = context.cv.headings.findIndex(({ kind }) => kinds.includes(kind));
  if (index >= 0) return judged(1, cvQuotes(context, context.cv.spans[`headings.${index}`]), advice.found);
  return isTold(context) ? judged(0.4, [], advice.unmarked) : judged(0, [], advice.absent);
}
