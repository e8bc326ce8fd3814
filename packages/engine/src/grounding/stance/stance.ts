/**
 * Of whom a stretch of text speaks: the candidate, the employer (« vous »), the post or the firm in the third person,
 * a wish, something the candidate says they lack, or the outside of a letter (addresses, subject).
 */
export const stances = { self: 0, you: 1, they: 2, aim: 3, lack: 4, frame: 5 } as const;
export type Stance = (typeof stances)[keyof typeof stances];
