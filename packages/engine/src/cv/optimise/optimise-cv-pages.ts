import type { Span } from '@coach/contracts/span';
import { fr } from '../../writing/fr.ts';
import { type Building, use } from './optimise-cv-building.ts';

/** « Page 1 sur 2 », « 1/3 », and in a list « 2 » by itself. */
const pageNumber = /^[–-]? ?(?:page )?\d{1,2} ?(?:\/|sur|of) ?\d{1,2} ?[–-]?$|^(?:page )?\d{1,2}$/i;

export function isPageNumber(text: string): boolean {
  return text.length < 20 && pageNumber.test(text);
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
