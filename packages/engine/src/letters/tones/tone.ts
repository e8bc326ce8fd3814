import type { LetterRole } from '@coach/contracts/letter';
import type { Frames, Slot } from '../draft.ts';

/** How a tone builds a letter: its paragraphs, what fills them when they are short, and its wordings for each slot. */
export type Tone = {
  paragraphs: { role: LetterRole; slots: Slot[] }[];
  /** Tried in order until the letter is long enough: the slot and the paragraph it goes to. */
  reserve: [Slot, number][];
  frames: Frames;
  closings: ((address: string) => string)[];
};
