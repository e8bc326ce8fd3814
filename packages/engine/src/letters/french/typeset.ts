/** Written words as French prints them: curly apostrophes, no-break spaces before « ; : ! ? % » and in guillemets. */
export function typeset(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L})['´`](?=[\p{L}\d«])/gu, '’')
    .replace(/"([^"]{1,200})"/g, '«\u202f$1\u202f»')
    .replace(/«\s*/g, '«\u202f')
    .replace(/\s*»/g, '\u202f»')
    .replace(/ ([;!?%€])/g, '\u202f$1')
    .replace(/ :(?!\d)/g, '\u00a0:')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u202f')
    .trim();
}

/** The first letter small, unless the word is an acronym or has capitals inside. */
export function uncapitalised(text: string): string {
  const [word = ''] = /^[^\s,]*/.exec(text) ?? [];
  const second = word.charAt(1);
  if (second !== '' && second !== second.toLowerCase()) return text;
  if (/^\p{Lu}[’']\p{Lu}/u.test(word)) return text.charAt(0).toLowerCase() + text.slice(1);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The first letter tall. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How many words a reader counts: runs of letters and figures between spaces. */
export function countWords(text: string): number {
  return text.split(/[\s\u00a0\u202f]+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}
