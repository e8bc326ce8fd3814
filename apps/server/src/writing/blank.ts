/** As many spaces: what the guard is not to read goes, and every other place stays where it is. */
export function blank(said: string): string {
  return ' '.repeat(said.length);
}
