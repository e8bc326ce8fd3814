import type { Span } from '@coach/contracts/span';
import { findTerms } from '../../skills/find-terms.ts';
import { findLanguages } from '../../text/find-languages.ts';
import { classifyHeading } from '../sections/classify-heading.ts';
import type { Section } from '../sections/split-sections.ts';
import { rating } from './rating.ts';
import type { Item } from './read-lists.ts';

const maxWords = 4;
const maxLength = 40;
/** Between the items of a list; a bracket opens what is said of an item. */
const separator = /\s*(?:,(?! ?\d{1,3}[A-Z]?(?: ?,| (?:et|ou) |$))|[;|•·\t()]|\s[–—/-]\s|\.(?=\s|$))\s*/u;
const lastRating = new RegExp(String.raw`[\s:]*${rating}$`, 'u');

/** What a « skills » or « tools » section lists under names no file knows, as written: « Procreate ». */
export function readListedSkills(sections: readonly Section[]): Item<string>[] {
  return sections
    .filter(({ kind }) => kind === 'skills' || kind === 'tools')
    .flatMap(({ lines }) => lines.filter(isNoSubheading).flatMap((line) => itemsOf(line.text, line.start)))
    .filter(({ value }) => isName(value));
}

/** « Méthodes », « Outils » alone on a line head a part of the list. */
function isNoSubheading({ text }: { text: string }): boolean {
  return text.length > 40 || classifyHeading(text) === null;
}

function itemsOf(text: string, start: number): Item<string>[] {
  const colon = text.indexOf(': ');
  let at = colon >= 0 && colon < 40 ? colon + 2 : 0;
  return text
    .slice(at)
    .split(new RegExp(`(${separator.source})`, 'u'))
    .flatMap((piece, index) => {
      const from = at;
      at += piece.length;
      const value = piece.replace(lastRating, '').trimEnd();
      const lead = value.length - value.trimStart().length;
      const span: Span = { start: start + from + lead, end: start + from + value.length };
      return index % 2 === 0 ? [{ value: value.trim(), span }] : [];
    });
}

/** Short, in words, and no sentence, language nor anything known already. */
function isName(value: string): boolean {
  if (value.length < 3 || value.length > maxLength || value.split(/\s/).length > maxWords) return false;
  if (!/^[\p{L}\d]/u.test(value) || !/\p{L}{2}/u.test(value) || /[!?%€@]|\d{3}/.test(value)) return false;
  if (
    /^(?:et|ou|de|avec|pour|en|bases?|notions?|d[ée]butante?|interm[ée]diaire|avanc[ée]e?|expert|ma[îi]trise|bon)(?!\p{L})/iu.test(
      value,
    )
  )
    return false;
  // « Adaptation et séparation » says more than the quality its first word names.
  const known = findTerms(value).filter(({ kind, end, start }) => kind !== 'soft' || end - start > value.length * 0.6);
  return known.length === 0 && findLanguages(value).length === 0;
}
