import type { HeadingKind } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { spokenLevel } from '../../match/language-levels.ts';
import type { Line } from '../../match/lines.ts';
import { isAddressLine, removeAddress } from './optimise-cv-address.ts';
import {
  addBlock,
  additionsStart,
  type Building,
  capitalised,
  contentOf,
  isUsed,
  printable,
  unusedParts,
  use,
  withoutMarker,
} from './optimise-cv-building.ts';
import { paragraphsOf } from './optimise-cv-items.ts';
import { isPageNumber, removePageNumber } from './optimise-cv-pages.ts';

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
  const left = contentOf(building, kind).filter((line) => !isUsed(building, line));
  const paragraphs = paragraphsOf(building, left).filter((span) => !isPage(building, span));
  const items = paragraphs.flatMap((span) => told(building, span) || []);
  if (items.length > 0) addBlock(building, kind, { kind: 'list', items, inline: false });
  use(building, ...paragraphs);
}

function isPage(building: Building, span: Span): boolean {
  const text = building.context.cv.text.slice(span.start, span.end);
  if (!isPageNumber(text)) return false;
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
  const text = unusedParts(building, span).join(' ').replace(/\s+/g, ' ');
  return capitalised(printable(withoutMarker(text)));
}
