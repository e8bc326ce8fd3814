import type { HeadingKind } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { spokenLevel } from '../../match/language-levels.ts';
import type { Line } from '../../match/lines.ts';
import { findLanguages } from '../../text/find-languages.ts';
import { fr } from '../../writing/fr.ts';
import { languageColumns } from '../lists/language-columns.ts';
import { tellsLeisure } from '../lists/tells-leisure.ts';
import { certificateItems } from './certificate-items.ts';
import { cutAtLanguages } from './cut-at-languages.ts';
import { explainsGrid, rowOfGrid } from './language-grid.ts';
import { inFrench } from './network-levels.ts';
import { isAddressLine, removeAddress } from './optimise-cv-address.ts';
import {
  addBlock,
  additionsStart,
  asItem,
  type Building,
  capitalised,
  contentOf,
  isUsed,
  printable,
  unusedParts,
  use,
  withoutMarker,
} from './optimise-cv-building.ts';
import { isEmptyItem } from './optimise-cv-details.ts';
import { paragraphsOf } from './optimise-cv-items.ts';
import { itemsIn } from './optimise-cv-line-items.ts';
import { countsPages, isPageNumber, removePageNumber } from './optimise-cv-pages.ts';
import { papersIn } from './papers-among-rest.ts';

/** The short sections, line by line as the CV has them, and what the person added to them. */
export function buildLists(building: Building): void {
  addLanguages(building);
  for (const kind of ['certifications', 'languages', 'soft', 'interests', 'other'] as const) addLines(building, kind);
  addOwn(building);
}

/** Languages the person corrected replace the section's lines. */
function addLanguages(building: Building): void {
  const { cv } = building.context;
  const start = additionsStart(building);
  if (!cv.languages.some((_, index) => (cv.spans[`languages.${index}`]?.start ?? 0) > start)) return;
  const items = cv.languages.map(({ name, level }) => (level ? `${name} (${spokenLevel(level)})` : name));
  addBlock(building, 'languages', { kind: 'list', items, inline: true });
  const line = building.context.lines.find((each) => each.start >= start && each.text.startsWith('Langues\u00a0:'));
  use(building, line);
}

function addLines(building: Building, kind: HeadingKind): void {
  for (const line of contentOf(building, kind)) removeAddressLine(building, line);
  const columns = kind === 'languages' ? languagesInColumns(building) : [];
  const left = contentOf(building, kind).filter(
    (line) => !isUsed(building, line) && !isPage(building, line, countsPages),
  );
  const paragraphs = paragraphsOf(building, left).filter((span) => !isPage(building, span, isPageNumber));
  const lines = paragraphs
    .flatMap((span) => itemsIn(kind, written(building, span)))
    .map(finished)
    .filter((text) => text !== '' && !isEmptyItem(building, text));
  const rest = kind === 'other' ? lines.filter((line) => !addPapers(building, line)) : lines;
  const items = [...columns, ...itemsOf(building, kind, rest)].map(asItem);
  if (items.length > 0) addBlock(building, kind, { kind: 'list', items, inline: false });
  use(building, ...paragraphs);
}

/** « Sécurité » above « SST (2025), CACES R482 »: papers are found where they are looked for. True where the line is some. */
function addPapers(building: Building, line: string): boolean {
  const items = papersIn(line);
  if (items) addBlock(building, 'certifications', { kind: 'list', items, inline: false });
  return items !== null;
}

/** « Français : langue maternelle » of languages and levels that stand in rows or columns apart. */
function languagesInColumns(building: Building): string[] {
  const lines = contentOf(building, 'languages');
  const [first, last] = [lines[0], lines.at(-1)];
  const { text } = building.context.cv;
  if (!first || !last) return [];
  const rows = gridRows(building, lines);
  if (rows.length > 0) return rows;
  return languageColumns(text, { start: first.start, end: last.end }).map(({ named, told }) => {
    use(building, named, told);
    return `${text.slice(named.start, named.end)}\u00a0: ${text.slice(told.start, told.end)}`;
  });
}

/** The rows of a form’s grid of languages; what it says of itself is told with them. */
function gridRows(building: Building, lines: readonly Line[]): string[] {
  const rows = lines.flatMap((line) => {
    const row = rowOfGrid(line.text);
    if (row) use(building, line);
    return row ? [capitalised(row)] : [];
  });
  if (rows.length > 0) for (const line of lines) if (explainsGrid(line.text)) use(building, line);
  return rows;
}

function itemsOf(building: Building, kind: HeadingKind, lines: string[]): string[] {
  if (kind === 'languages') return languageItems(building, lines);
  return kind === 'certifications' ? lines.flatMap(certificateItems) : lines;
}

/** One language an item; what tells of pastimes goes with these. */
function languageItems(building: Building, lines: readonly string[]): string[] {
  const written = lines.flatMap((line) => line.split(/(?<=[\p{Ll})]{2})\.\s+(?=\p{Lu})/u)).flatMap(cutAtLanguages);
  const parts = withLevels(written);
  const leisure = parts.filter((part) => findLanguages(part).length === 0 && tellsLeisure([{ text: part }]));
  if (leisure.length > 0) addBlock(building, 'interests', { kind: 'list', items: leisure, inline: false });
  return parts.filter((part) => !leisure.includes(part)).map((part) => worded(building, part));
}

/** « Anglais » over « B2 »: the level goes with its language. */
function withLevels(parts: readonly string[]): string[] {
  const told: string[] = [];
  for (const part of parts) {
    const last = told.at(-1) ?? '';
    const isNamed = /^\p{L}+$/u.test(last) ? findLanguages(last).length > 0 : /^langue des signes/iu.test(last);
    const isLevel = levelAlone.test(part) && isNamed;
    const level = part.length > 2 ? part.charAt(0).toLowerCase() + part.slice(1) : part;
    if (isLevel) told[told.length - 1] = `${last}\u00a0: ${level}`;
    else told.push(part);
  }
  return told;
}

const levelAlone =
  /^(?:[A-C][12]|notions|bases|d[ée]butante?|scolaire|interm[ée]diaire|courante?|bilingue|avanc[ée]e?|langue maternelle)\.?$/iu;

/** The levels of a professional network in the language of the CV. */
function worded({ changes }: Building, language: string): string {
  const after = inFrench(language);
  if (after !== language) {
    const reason = fr`le niveau se dit en français, comme le reste de votre CV.`;
    changes.push({ kind: 'reworded', before: language, span: null, after, reason });
  }
  return after;
}

function isPage(building: Building, span: Span, looksLikeOne: (text: string) => boolean): boolean {
  const text = building.context.cv.text.slice(span.start, span.end);
  if (!looksLikeOne(text)) return false;
  removePageNumber(building, { ...span, text });
  return true;
}

function removeAddressLine(building: Building, line: Line): void {
  const text = told(building, line);
  if (text !== '' && isAddressLine(building, line, text)) removeAddress(building, line, text);
}

/** Proofs the person gave that belong to no job stand with the skills. */
function addOwn(building: Building): void {
  for (const line of contentOf(building, 'additions')) {
    const isTold = building.used.subarray(line.start, line.end).includes(1);
    if (!isTold) addBlock(building, 'skills', { kind: 'paragraph', text: line.text });
    use(building, line);
  }
}

/** A paragraph without the parts that were removed from it. */
function told(building: Building, span: Span): string {
  return finished(written(building, span));
}

function written(building: Building, span: Span): string {
  return withoutMarker(unusedParts(building, span).join(' '));
}

function finished(text: string): string {
  return capitalised(printable(text.replace(/\s+/g, ' ')));
}
