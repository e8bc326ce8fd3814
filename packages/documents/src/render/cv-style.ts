/** Between contact details, and between the items of a list set in a line. */
export const inlineSeparator = ' · ';
/** The same where lines are broken: none begins with it. */
export const heldSeparator = '\u00a0· ';
