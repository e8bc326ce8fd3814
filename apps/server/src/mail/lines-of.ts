/** What a person wrote, as the paragraphs of a mail. */
export function linesOf(text: string): string[] {
  return text.split(/\n+/).filter((line) => line.trim() !== '');
}
