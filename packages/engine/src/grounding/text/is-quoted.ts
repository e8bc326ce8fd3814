import type { CheckContext, Finding } from '../context.ts';

/** Shorter lines are words, not quotations; longer ones are paragraphs, which hold claims of their own. */
const quotable = { least: 8, most: 400 };

/** Whether the whole line of a finding stands word for word in the candidate’s own documents. */
export function isQuoted({ reading: { folded }, own }: CheckContext, { start, end }: Finding): boolean {
  const from = folded.lastIndexOf('\n', start - 1) + 1;
  const newline = folded.indexOf('\n', end);
  const to = newline < 0 ? folded.length : newline;
  if (to - from > quotable.most) return false;
  const line = folded
    .slice(from, to)
    .replace(/^[\s•*-]+|\s+$/g, '')
    .replace(/\s+/g, ' ');
  return line.length >= quotable.least && own.flat.includes(line);
}

/** « Monsieur le Maire », « Madame la Directrice »: a person addressed by their office. */
export function isAddressed({ reading: { folded } }: CheckContext, { start, end }: Finding): boolean {
  if (/^(?:madame|monsieur|mme|m\.) (?:la |le |l')/.test(folded.slice(start, end))) return true;
  return /\b(?:madame|monsieur|mme|m\.) (?:la |le |l')$/.test(folded.slice(Math.max(0, start - 14), start));
}
