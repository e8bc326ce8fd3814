import type { Span } from '@coach/contracts/span';
import type { Line, Section } from '../../match/lines.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { foldText } from '../../text/fold-text.ts';
import { endsOnSmallWord, leavesBracketOpen } from '../../text/leaves-open.ts';
import { type Building, contentOf, isUsed, printable, use, withoutMarker } from './optimise-cv-building.ts';
import { isGroup, type Label, labelOf, labelsAmong, onlySorts } from './optimise-cv-labels.ts';

type ListItem = { text: string; span: Span };

/**
 * The items of sections written as lists: split at commas, bars and dots outside parentheses. What only sorts them is left
 * out, « Logiciels : »; « Surendettement : dialogue avec la Banque de France » is one item.
 */
export function listItems(building: Building, sections: Section[]): ListItem[] {
  const paragraphs = paragraphsOf(building, contentOf(building, ...sections));
  const labels = labelsAmong(paragraphs, building.context.cv.text);
  return paragraphs.flatMap((paragraph) => {
    if (!labels.has(paragraph)) return split(building, paragraph);
    const { start, end } = paragraph;
    const text = building.context.cv.text.slice(start, end);
    if (isAskedFor(building, text)) return split(building, paragraph);
    use(building, paragraph);
    return [];
  });
}

/** Whether the offer asks for the very word that heads a list: « Management : … ». */
function isAskedFor({ context }: Building, label: string): boolean {
  if (isGroup(label)) return false;
  const stems = meaningfulStems(label).join(' ');
  if (/\S\s\S/.test(label) && context.offer && foldText(context.offer.text).includes(foldText(label))) return true;
  return context.requirements.some(
    ({ requirement }) => stems !== '' && stems === meaningfulStems(requirement.term).join(' '),
  );
}

/** Lines joined where one goes on in the next: within a bracket, after « de » or a comma, before a small letter or a date. */
export function paragraphsOf({ context }: Pick<Building, 'context'>, lines: readonly Line[]): Span[] {
  const paragraphs: Span[] = [];
  const yearsFirst = /^(?:\d{1,2}\/)?\d{2,4}$/.test(lines[0]?.text ?? '');
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
  if (/^(?:\d{1,2}\/)?\d{1,4}\.?$/.test(text)) return !yearsFirst;
  if (opensAnew.test(text)) return false;
  return leavesBracketOpen(before) || before.endsWith(',') || endsOnSmallWord(before);
}

/** A bullet or a label: « – Permis B », « Outils : Git ». */
const opensAnew = /^(?:[•●▪◦‣·*>\uE000-\uF8FF–—-]\s|[^:]{1,40}\s:\s)/;

function split(building: Building, paragraph: Span): ListItem[] {
  const { text } = building.context.cv;
  const items: ListItem[] = [];
  let depth = 0;
  let from = paragraph.start;
  const first = labelOf(text.slice(paragraph.start, paragraph.end));
  const opening = paragraph.start + (first?.length ?? 0);
  const told = first ? toldOf(building, first, text.slice(opening, paragraph.end)) : 'nothing';
  if (told === 'all') {
    push(from, paragraph.end, text.slice(from, paragraph.end));
    return items;
  }
  if (first && told === 'label') {
    push(from, opening, first.label);
    from = opening;
  }
  for (let at = opening; at <= paragraph.end; at++) {
    const sign = text[at] as string;
    if (sign === '(') depth++;
    if (sign === ')') depth = Math.max(0, depth - 1);
    const isEnd = at === paragraph.end;
    if (!isEnd && (depth > 0 || !isSeparator(text, at))) continue;
    push(from, at, withoutSorting(text.slice(Math.max(from, opening), at)));
    from = at + 1;
  }
  return items;

  function push(start: number, end: number, written: string): void {
    const item = printable(withoutMarker(written.replace(/\s+/g, ' ')).replace(/[.;]$/, ''));
    const span = trim(start, end);
    if (/[\p{L}\p{N}]/u.test(item) && !isGroup(item) && !isUsed(building, span)) items.push({ text: item, span });
  }

  function trim(start: number, end: number): Span {
    let first = start;
    let last = end;
    while (first < last && /\s/.test(text[first] as string)) first++;
    while (last > first && /\s/.test(text[last - 1] as string)) last--;
    return { start: first, end: last };
  }
}

/** What a label that opens a line of skills says beside its list: « Supervision : Centreon » belongs together. */
function toldOf(building: Building, { label, isColumn }: Label, list: string): 'all' | 'label' | 'nothing' {
  // « Bureautique : Word, Excel » that the offer asks for by that name stays one item: alone, the word says nothing.
  // « Qualité : HACCP, IFS »: one word that heads a list of names is no skill by itself.
  const isBareWord = /^\p{Lu}?\p{Ll}+$/u.test(label) && isPlainList(list);
  if (isAskedFor(building, label))
    return (onlySorts(label) || isBareWord) && list.length < longestWhole ? 'all' : 'label';
  if (isColumn || onlySorts(label)) return 'nothing';
  if (!isPlainList(list)) return list.length < longestWhole ? 'all' : 'label';
  if (label.includes(' ')) return 'label';
  return list.split(',').length < longList && !namesSkills(list) ? 'all' : 'nothing';
}

/** « Management : recrutement, plannings »: what is known by itself needs not be sorted; « Vins : accords, carte » does. */
function namesSkills(list: string): boolean {
  const parts = list.split(',');
  return parts.filter((part) => findTerms(part).some(({ kind }) => kind === 'skill')).length * 2 > parts.length;
}

/** Longer lists of one word say what it is about themselves. */
const longList = 4;

/** Longer lists are told name by name. */
const longestWhole = 140;

/** « , Logiciels : Word » within a line; « , Excel : tableaux croisés » stays whole. */
function withoutSorting(written: string): string {
  const label = /^\s*([^:]{1,40}?)\s?:\s/.exec(written);
  return label && onlySorts(label[1] as string) ? written.slice(label[0].length) : written;
}

/** « Gélules, pommades, sirops »: names, each sayable without the label before them; « non, mais prêt à apprendre » are none. */
function isPlainList(list: string): boolean {
  const parts = list.split(/[,;|•·]/).map((part) => part.trim());
  return parts.length > 2 && parts.every((part) => part.length < 45 && !noName.test(part));
}

const noName =
  /^(?:\d|(?:je|j['’]|pas|non|oui|mais|et|ou|puis|chaque|tou(?:s|te|tes|jours)|bon|bonnes?|niveau|depuis|environ|pr[êe]te?|un peu|encore|jamais|[àa]|aux?|en|sur|d[eu]|des|avec|par|pour|sans|dans|chez)(?!\p{L}))/iu;

/** « PowerShell – débutant » is one item. */
const ownLevel = /^ (?:\d{1,3} ?%|d[ée]butant|notions|bases|interm[ée]diaire|confirm[ée]|avanc[ée]|expert|courant)/i;

/** « Eurocodes 0, 1, 2, 3 et 8 », « catégories 1A, 3 et 5 » are one item. */
const onlyNumber = /^ ?\d{1,3}[A-Z]?(?: ?,| (?:et|ou) |\s*$|\n)/;

function goesOnInNumbers(text: string, comma: number): boolean {
  return (
    /\d[A-Z]?$/.test(text.slice(Math.max(0, comma - 3), comma)) && onlyNumber.test(text.slice(comma + 1, comma + 12))
  );
}

function isSeparator(text: string, at: number): boolean {
  const sign = text[at] as string;
  if ('|•·;\t'.includes(sign)) return true;
  if (sign === ',')
    return !/^(?:\d|\s(?:mais|sauf|hors)\s)/.test(text.slice(at + 1, at + 8)) && !goesOnInNumbers(text, at);
  if (sign === '/')
    return /\p{L}{3}\)? $/u.test(text.slice(Math.max(0, at - 5), at)) && /^ \p{L}{3}/u.test(text.slice(at + 1, at + 5));
  if (ownLevel.test(text.slice(at + 1, at + 24))) return false;
  return /[–—-]/.test(sign) && /\s/.test(text[at - 1] ?? '') && /\s/.test(text[at + 1] ?? '');
}
