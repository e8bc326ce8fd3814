/** The parts a letter's page is made of, for every format alike. Points throughout, colours without `#`. */

export type Face = 'regular' | 'bold' | 'italic' | 'display-regular' | 'display-bold' | 'display-italic';

export type Look = {
  face: Face;
  size: number;
  color: string;
  /** Of the distance between lines, to the size. */
  leading: number;
  /** Added between letters. */
  tracking?: number;
  caps?: boolean;
  smallCaps?: boolean;
};

/** From the top of a line to where its letters stand. */
export function footOf({ size, leading }: Look): number {
  return size * (leading / 2 + 0.33);
}

export type Align = 'left' | 'center' | 'right' | 'justify';

/** A paragraph. `lead` stands before its text, in a look of its own. */
export type Line = {
  kind: 'line';
  text: string;
  lead?: { text: string; look: Look };
  look: Look;
  align: Align;
  before: number;
  /** From the left edge of what holds it. */
  left?: number;
  firstLine?: number;
  tag?: 'H1';
  /** Its lines are about as long as each other, where the format lets us break them. */
  balanced?: boolean;
  /** No page ends between this line and the next. */
  keepNext?: boolean;
};

export type Rule = {
  kind: 'rule';
  color: string;
  weight: number;
  before: number;
  /** The whole width when not given. */
  width?: number;
  align: 'left' | 'center' | 'right';
};

/** Initials in a sign, for the eye alone. */
export type Sign = {
  kind: 'sign';
  initials: string;
  shape: 'disc' | 'square';
  size: number;
  fill: string;
  align: 'left' | 'center' | 'right';
  before: number;
};

export type Border = { color: string; weight: number; sides: readonly ('left' | 'top' | 'right' | 'bottom')[] };

export type Cell = {
  /** Of the row's width without its gaps; all of them make 1. */
  share: number;
  blocks: Block[];
  fill?: string;
  border?: Border;
  pad?: { left: number; right: number; y: number };
};

/** Cells side by side; one alone is a panel. */
export type Row = {
  kind: 'row';
  before: number;
  cells: Cell[];
  gap: number;
  valign: 'top' | 'middle' | 'bottom';
  /** At the top of the page, from edge to edge of the paper. */
  bleed?: boolean;
};

export type Block = Line | Rule | Sign | Row;

/** A rectangle on the paper that says nothing: `x` and `y` from its top left corner, negative ones from the other end. */
export type Shape = { x: number; y: number; width: number; height: number; color: string; on: 'first' | 'all' };

export const paper = { width: 595.28, height: 841.89 };

/** A shape counted from the right or bottom edge, counted from the top left. */
export function placed(shape: Shape): Shape {
  return {
    ...shape,
    x: shape.x < 0 ? paper.width + shape.x : shape.x,
    y: shape.y < 0 ? paper.height + shape.y : shape.y,
  };
}
