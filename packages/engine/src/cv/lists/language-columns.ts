import type { LanguageLevel } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { findLanguages } from '../../text/find-languages.ts';

/** A language and its level that stand in cells apart. */
export type LanguageCell = { name: string; level: LanguageLevel; named: Span; told: Span };

const longestCell = 30;
/** A section longer than that lists no languages of one person. */
const longestSection = 3000;

/**
 * Languages in a row or a column of their own and their levels in the next, « Français ⇥ Polonais / maternelle ⇥ débutant »:
 * the first of the ones goes with the first of the others. Empty where they do not match one for one.
 */
export function languageColumns(text: string, { start, end }: Span): LanguageCell[] {
  if (end - start > longestSection) return [];
  const cells = [...text.slice(start, end).matchAll(/[^\t\n]+/g)].flatMap((match) => {
    const written = match[0].trim();
    const at = start + match.index + match[0].indexOf(written);
    return written.length < 2 || written.length > longestCell
      ? []
      : [{ written, span: { start: at, end: at + written.length } }];
  });
  const names = cells.flatMap(({ written, span }) => {
    const [language, other] = findLanguages(written);
    const isBare =
      language && !other && language.level === null && language.span.end - language.span.start === written.length;
    return isBare ? [{ name: language.name, span }] : [];
  });
  const levels = cells.flatMap(({ written, span }) => {
    const level = findLanguages(written).length === 0 ? levelOf(written) : null;
    return level ? [{ level, span }] : [];
  });
  const [first] = levels;
  if (names.length < 2 || names.length !== levels.length || !first) return [];
  if (names.some(({ span }) => span.start > first.span.start)) return [];
  return names.map(({ name, span }, index) => ({
    name,
    level: (levels[index] as { level: LanguageLevel }).level,
    named: span,
    told: (levels[index] as { span: Span }).span,
  }));
}

function levelOf(written: string): LanguageLevel | null {
  return findLanguages(`Anglais : ${written}`)[0]?.level ?? null;
}
