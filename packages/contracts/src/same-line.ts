/** Whether two lines of a CV differ by nothing but a bullet and line breaks: « • Accueil » and « Accueil », not « Node js » and « Node.js ». */
export function isSameLine(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(line: string): string {
  return line
    .replace(/^[\s•●▪◦‣·*>\uE000-\uF8FF–—-]{1,6}(?=\S)/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}
