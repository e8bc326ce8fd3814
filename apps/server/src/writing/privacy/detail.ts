import type { DetailKind } from './placeholders.ts';

/** Something in a text that tells who somebody is or how they are reached. Offsets index the text as written. */
export type Detail = {
  kind: DetailKind;
  /** What it stands for, however it is written: two details of one thing have one number. */
  thing: string;
  /** The number it must have; else the next of its kind. */
  number?: number;
  start: number;
  end: number;
};
