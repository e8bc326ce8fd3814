import type { Reading } from './read-text.ts';

const salutation =
  /(?:^|\n)[ \t]*(?:(?:chere?s? )?(?:madame|monsieur|mesdames|messieurs|mme|bonjour)\b[^\n]{0,60}),?[ \t]*(?=\n|$)/;
const withComma =
  /(?:^|\n)[ \t]*(?:(?:chere?s? )?(?:madame|monsieur|mesdames|messieurs|mme|bonjour)\b[^\n,]{0,60}|chere?s? [^\n,]{2,60}),[ \t]*(?=\n|$)/;
const speaks = /\b(?:je|j'|nous|vous)\b/;
/** « mon parcours », and no « MON P’TIT JARDIN » that is written to. */
const speaksOfOwn = /(?<!\p{L})(?:[Mm]on|[Mm]a|[Mm]es) \p{Ll}/u;

/**
 * Where the outside of a letter ends: the lines above its salutation (sender, recipient, place and date, subject) and the
 * salutation itself. 0 in a text without one, or where somebody already speaks above it.
 */
export function frameEnd({ folded, text }: Reading): number {
  const head = folded.slice(0, 6000);
  // The recipient’s own line (« Madame Nathalie Kempf ») has no comma.
  const match = withComma.exec(head) ?? salutation.exec(head);
  if (!match) return 0;
  const above = folded.slice(0, match.index);
  const lines = above.split('\n');
  if (lines.length > 40) return 0;
  const spoken =
    lines.some((line) => line.length > 140 || (speaks.test(line) && !/^ {0,4}(?:objet|ref)/.test(line))) ||
    text
      .slice(0, match.index)
      .split('\n')
      .some((line) => speaksOfOwn.test(line) && !/^ {0,4}(?:Objet|R[ée]f)/.test(line));
  return spoken ? 0 : match.index + match[0].length;
}
