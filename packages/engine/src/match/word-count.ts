/** Words of a text: runs of anything but white space that hold a letter or a digit. */
export function wordCount(text: string): number {
  let count = 0;
  for (const word of text.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(word)) count++;
  return count;
}
