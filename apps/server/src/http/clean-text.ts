/** What PostgreSQL cannot keep (NUL, halves of surrogate pairs) becomes other characters of the same length. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', ' ').toWellFormed();
}
