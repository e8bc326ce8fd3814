import type { CvLine } from './read-lines.ts';

/** The size of most letters of a section; null where sizes are not known. */
export function usualSize(lines: readonly CvLine[]): number | null {
  const sizes = lines.flatMap(({ fontSize }) => (fontSize === null ? [] : [fontSize])).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? null;
}
