/** One line of the table: what was looked at, the figure it gave, and what it has to be. */
export type Finding = {
  /** What was measured or counted, with its unit. */
  name: string;
  value: number;
  /** Absent where the figure is told and nothing is asked of it. */
  bound?: Bound;
};

export type Bound = { atMost: number } | { atLeast: number } | { exactly: number };

export function isHeld({ value, bound }: Finding): boolean {
  if (!bound) return true;
  if ('atMost' in bound) return value <= bound.atMost;
  if ('atLeast' in bound) return value >= bound.atLeast;
  return value === bound.exactly;
}
