import { once } from '../text/while-reading.ts';

/** Words of a text: runs of anything but white space that hold a letter or a digit. */
export const wordCount = once((text) => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0);
