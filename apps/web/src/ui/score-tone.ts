export type ScoreTone = 'ok' | 'accent' | 'warn' | 'bad';

/** Colour of a score out of 100: 80 and more, 60 and more, 40 and more, less. */
export function scoreTone(score: number): ScoreTone {
  if (score >= 80) return 'ok';
  if (score >= 60) return 'accent';
  if (score >= 40) return 'warn';
  return 'bad';
}
