/** A line with the sign that was typed or drawn before it, « ➤ » or « • »; null where there was none. */
export type SignedLine = { text: string; sign: string | null };

const least = 3;
/** In letters. */
const longest = 45;
const commonInLists = /[•◦∘·*–—-]/;

/**
 * The sign that stands before the headings of a document whose lists have another: « ➤ Mes diplômes » above « • CAP
 * Cuisine ». Its lines are short, tell no figure, and never follow one another. null where there is none.
 */
export function headingSign(lines: readonly SignedLine[]): string | null {
  const signs = new Set(lines.map(({ sign }) => sign));
  for (const sign of signs) {
    if (sign === null || commonInLists.test(sign)) continue;
    const headed = lines.filter((line) => line.sign === sign);
    const listed = lines.filter((line) => line.sign !== null && line.sign !== sign);
    const follows = lines.some((line, index) => line.sign === sign && lines[index + 1]?.sign === sign);
    if (headed.length >= least && listed.length >= least && !follows && headed.every(mayHead)) return sign;
  }
  return null;
}

function mayHead({ text }: SignedLine): boolean {
  return text.length <= longest && !/\d|[.;,]$/.test(text);
}
