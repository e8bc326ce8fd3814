import type { Span } from '@coach/contracts/span';
import { tokenise } from '../../text/tokenise.ts';
import { fr } from '../../writing/fr.ts';
import { type Building, use } from './optimise-cv-building.ts';

/** « Page 1 sur 2 », « 1/3 ». */
const ofPages = /^[–-]? ?(page )?([1-9]\d?) ?(?:\/|sur|of) ?([1-9]\d?) ?[–-]?$/i;
/** No CV has more pages: « 15/20 » is a mark. */
const mostPages = 9;

/** Whether a line counts pages; « 06/23 » is a date. */
export function countsPages(text: string): boolean {
  if (text.length >= 20) return false;
  const [, word, page, pages] = ofPages.exec(text) ?? [];
  if (!page) return /^page \d{1,2}$/i.test(text);
  return Number(page) <= Number(pages) && (word !== undefined || Number(pages) <= mostPages);
}

/** The same, and « 2 » by itself where no line goes on in it. */
export function isPageNumber(text: string): boolean {
  return countsPages(text) || /^\d{1,2}$/.test(text);
}

export function removePageNumber(building: Building, line: Span & { text: string }): void {
  building.changes.push({
    kind: 'removed',
    before: line.text,
    span: { start: line.start, end: line.end },
    after: null,
    reason: fr`un numéro de page n’apprend rien.`,
  });
  use(building, line);
}

/** « Agnieszka Nowak – curriculum vitæ, page 2 » above a page: the name and the number are told already. */
export function removeRunningHeads(building: Building): void {
  const { cv, lines } = building.context;
  const name = new Set(tokenise(cv.contact.fullName ?? '').map(({ key }) => key));
  for (const line of lines)
    if (line.text.length < 120 && isRunningHead(line.text, name)) removePageNumber(building, line);
}

function isRunningHead(text: string, name: ReadonlySet<string>): boolean {
  if (!/(?<!\p{L})page \d{1,2}(?!\d)/iu.test(text)) return false;
  const rest = tokenise(text.replace(/(?<!\p{L})page \d{1,2}(?: ?(?:\/|sur|of) ?\d{1,2})?/iu, ' '));
  return rest.length > 0 && rest.every(({ key }) => name.has(key) || /^(?:curriculum|vit(?:ae|æ)|cv)$/.test(key));
}
