/** A string as the PDF draws it; points from the top left of the page, `y` on the baseline. */
export type Run = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  /** The PDF puts a space after it. */
  spaceAfter: boolean;
  /** The first of a cell of a table, and not of its first one. */
  opensCell?: boolean;
};

/** Runs of one baseline that belong together: words of a phrase, a bullet and its item; `bottom` where its last line was. */
export type Segment = { runs: Run[]; x: number; right: number; y: number; size: number; bottom?: number };

export function right(run: Run): number {
  return run.x + run.width;
}
