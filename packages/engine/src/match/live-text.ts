import type { ParsedCv } from '@coach/contracts/cv';

/** The text that counts: same length and offsets as `cv.text`, with superseded slices turned into line breaks. */
export function liveText(cv: Pick<ParsedCv, 'text' | 'superseded'>): string {
  if (cv.superseded.length === 0) return cv.text;
  const slices = [...cv.superseded].sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of slices) {
    const cut = Math.min(Math.max(end, from), cv.text.length);
    const begin = Math.min(Math.max(start, from), cut);
    parts.push(cv.text.slice(from, begin), '\n'.repeat(cut - begin));
    from = cut;
  }
  parts.push(cv.text.slice(from));
  return parts.join('');
}
