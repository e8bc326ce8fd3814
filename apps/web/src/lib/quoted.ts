import { printed } from './format.ts';

/** Someone’s words as French prints them, with the spaces that a browser’s own quotation marks lack. */
export function quoted(text: string): string {
  return printed(`«\u202f${text.trim()}\u202f»`);
}
