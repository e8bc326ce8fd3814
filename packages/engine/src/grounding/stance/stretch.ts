/** A part of a text, from a place up to another. */
export type Stretch = { start: number; end: number };
