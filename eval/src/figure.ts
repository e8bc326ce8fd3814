/** One line of the table: a share (0 to 1), a count or milliseconds, and the bound it has to keep. */
export type Figure = {
  name: string;
  value: number;
  unit: 'share' | 'count' | 'ms' | 'times';
  bound: { atLeast: number } | { atMost: number } | null;
  /** What went wrong, for who works on the engine. */
  faults: string[];
};

/** Whether a figure keeps its bound, `slack` apart; null where none is set. */
export function holds({ value, bound }: Figure, slack = 0): boolean | null {
  if (!bound) return null;
  return 'atLeast' in bound ? value >= bound.atLeast - slack - 1e-9 : value <= bound.atMost + slack + 1e-9;
}
