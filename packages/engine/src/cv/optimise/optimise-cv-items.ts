import type { Span } from '@coach/contracts/span';
import type { Line, Section } from '../../match/lines.ts';
import { type Building, contentOf, isUsed, printable, withoutMarker } from './optimise-cv-building.ts';

type ListItem = { text: string; span: Span };

/** The items of sections written as lists: split at commas, bars and dots outside parentheses, labels left out. */
export function listItems(building: Building, sections: Section[]): ListItem[] {
  return paragraphsOf(building, contentOf(building, ...sections)).flatMap((paragraph) => split(building, paragraph));
}

/** Lines joined where one goes on in the next: within a bracket, after « de » or a comma, before a small letter. */
export function paragraphsOf({ context }: Pick<Building, 'context'>, lines: readonly Line[]): Span[] {
  const paragraphs: Span[] = [];
  const yearsFirst = /^\d{4}$/.test(lines[0]?.text ?? '');
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const gap = last ? context.cv.text.slice(last.end, line.start) : '';
    const isNext = last && /^\s*$/.test(gap) && gap.split('\n').length === 2;
    const before = last ? context.cv.text.slice(Math.max(last.start, last.end - 400), last.end) : '';
    if (last && isNext && goesOn(before, line.text, yearsFirst)) last.end = line.end;
    else paragraphs.push({ start: line.start, end: line.end });
  }
  return paragraphs;
}

function goesOn(before: string, text: string, yearsFirst: boolean): boolean {
  if (/^[\p{Ll}(]/u.test(text) || /^\d{1,2}(?:er?|[eè]me|nde?) \p{Ll}/u.test(text)) return true;
  if (/^\d{1,4}\.?$/.test(text)) return !yearsFirst;
  if (opensAnew.test(text)) return false;
  return before.lastIndexOf('(') > before.lastIndexOf(')') || leadsOn.test(before);
}

/** A bullet or a label: « – Permis B », « Outils : Git ». */
const opensAnew = /^(?:[•●▪◦‣·*>\uE000-\uF8FF–—-]\s|[^:]{1,40}\s:\s)/;
/** A line that ends on a small word or a comma is not at its end. */
const leadsOn = /(?:,|[\s(](?:de|du|des|d['’]|à|au|aux|le|la|les|l['’]|et|en|pour|par|sur|avec|depuis|chez|un|une))$/u;

function split(building: Building, paragraph: Span): ListItem[] {
  const { text } = building.context.cv;
  const items: ListItem[] = [];
  let depth = 0;
  let from = paragraph.start;
  for (let at = paragraph.start; at <= paragraph.end; at++) {
    const sign = text[at] as string;
    if (sign === '(') depth++;
    if (sign === ')') depth = Math.max(0, depth - 1);
    const isEnd = at === paragraph.end;
    if (!isEnd && (depth > 0 || !isSeparator(text, at))) continue;
    push(from, at);
    from = at + 1;
  }
  return items;

  function push(start: number, end: number): void {
    const written = text.slice(start, end);
    const label = /^[^:]{1,40}:\s/.exec(written)?.[0].length ?? 0;
    const item = printable(withoutMarker(written.slice(label).replace(/\s+/g, ' ')).replace(/[.;]$/, ''));
    const span = trim(start, end);
    if (/[\p{L}\p{N}]/u.test(item) && !isUsed(building, span)) items.push({ text: item, span });
  }

  function trim(start: number, end: number): Span {
    let first = start;
    let last = end;
    while (first < last && /\s/.test(text[first] as string)) first++;
    while (last > first && /\s/.test(text[last - 1] as string)) last--;
    return { start: first, end: last };
  }
}

/** « PowerShell – débutant » is one item. */
const ownLevel = /^ (?:\d{1,3} ?%|d[ée]butant|notions|bases|interm[ée]diaire|confirm[ée]|avanc[ée]|expert|courant)/i;

/** « Eurocodes 0, 1, 2, 3 et 8 », « catégories 1A, 3 et 5 » are one item. */
const onlyNumber = /^ ?\d{1,3}[A-Z]?(?: ?,| (?:et|ou) |\s*$|\n)/;

function isSeparator(text: string, at: number): boolean {
  const sign = text[at] as string;
  if ('|•·;\t'.includes(sign)) return true;
  if (sign === ',') return !/\d/.test(text[at + 1] ?? '') && !onlyNumber.test(text.slice(at + 1, at + 12));
  if (sign === '/')
    return /\p{L}{3}\)? $/u.test(text.slice(Math.max(0, at - 5), at)) && /^ \p{L}{3}/u.test(text.slice(at + 1, at + 5));
  if (ownLevel.test(text.slice(at + 1, at + 24))) return false;
  return /[–—-]/.test(sign) && /\s/.test(text[at - 1] ?? '') && /\s/.test(text[at + 1] ?? '');
}
