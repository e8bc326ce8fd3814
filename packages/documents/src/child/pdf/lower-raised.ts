import { type Run, right } from './run.ts';

/** « e », « er », « ème », « nd », « o »: what French raises behind a figure or a letter. */
const raised = /^(?:i?[eè]mes?|[eè]?res?|ers?|es?|nde?s?|ds?|os?|mes?|lles?|[23])$/u;
/** In the size of the letters beside it. */
const largest = 0.8;
const highest = 0.75;
const widestGap = 0.15;

function isBeside(run: Run, host: Run): boolean {
  const gap = run.x - right(host);
  const height = host.y - run.y;
  return (
    run.size <= host.size * largest &&
    Math.abs(gap) <= host.size * widestGap &&
    height > 0 &&
    height <= host.size * highest
  );
}

/**
 * Raised letters, « 2 » with its « e » above, are put on the line of what they are drawn behind: they are no line of their
 * own.
 */
export function lowerRaised(runs: Run[]): Run[] {
  return runs.map((run, index) => {
    const before = runs[index - 1];
    return before && raised.test(run.text.trim()) && isBeside(run, before) ? { ...run, y: before.y } : run;
  });
}
