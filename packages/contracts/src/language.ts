/** The languages of the interface, the source language first. */
export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];
