/** Whether the characters between two words part them into two names. */
export function breaksTerm(text: string, start: number, end: number): boolean {
  // Nearly always one space.
  if (end - start === 1 && text.charCodeAt(start) === 32) return false;
  for (let index = start; index < end; index++) {
    const char = text[index] as string;
    if (',;:!?()[]|•·"«»\t'.includes(char)) return true;
    // « CI/CD » is one name; « Jest / Cypress » are two.
    if (char === '/' && end - start > 1) return true;
    if (char === '\n' && text[index + 1] === '\n') return true;
    if (char === '.' && index + 1 < end) return true;
  }
  return false;
}
