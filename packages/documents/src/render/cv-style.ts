/** Between contact details, and between the items of a list set in a line. */
export const inlineSeparator = ' · ';
