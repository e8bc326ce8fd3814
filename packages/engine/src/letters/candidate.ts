import type { Piece } from './piece.ts';

/** The post and who applies, the nearest job, the rest of the way, what one has besides, what comes next. */
export const parts = ['post', 'near', 'rest', 'assets', 'next'] as const;
export type Part = (typeof parts)[number];

/** A sentence a letter may hold. The heaviest come first, until the letter is long enough. */
export type Candidate = {
  part: Part;
  /** Place in its paragraph. */
  order: number;
  weight: number;
  /** Ways to say it, the preferred one first: where the guard refuses one, the next is tried. */
  wordings: Piece[];
  /** Names what other sentences lean on (« j’y … »). */
  key?: string;
  needs?: string;
  /** Names the thing it is about, where others speak of it too: one of them is enough. */
  about?: string;
};

/** A sentence that may be said, in the first wording that states nothing unproven. */
export type Placed = Candidate & { said: Piece };
