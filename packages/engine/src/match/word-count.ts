/** Words of a text: runs of anything but white space that hold a letter or a digit. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
