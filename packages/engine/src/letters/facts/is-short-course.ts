import type { Span } from '@coach/contracts/span';
import type { LetterFacts } from './letter-facts.ts';

const heading =
  /(?<!\p{L})stages?(?!\p{L})|formations? (?:courtes?|continues?|complémentaires?|internes?|suivies?|professionnelles continues)|perfectionnement/iu;

const length = /(?<![\p{L}\d])\d{1,3} ?(?:jours?|heures?|h|j|demi-journées?)(?![\p{L}\d])/iu;
const opensOnIt =
  /^[^\p{L}]*(?:\d{4}[^\p{L}]*)?(?:formations?|stages?|journées?|initiation|sensibilisation)(?!\p{L})/iu;

/** Whether a paper of the CV is a course of some days, by its heading or its line: it was followed, and certifies nothing. */
export function isShortCourse({ context, input: { cv } }: LetterFacts, { start }: Span): boolean {
  const above = context.lines.findLast((line) => line.heading && line.start <= start);
  const from = cv.text.lastIndexOf('\n', start) + 1;
  const line = cv.text.slice(from, start + 120).split('\n')[0] ?? '';
  return (above !== undefined && heading.test(above.text)) || length.test(line) || opensOnIt.test(line);
}
