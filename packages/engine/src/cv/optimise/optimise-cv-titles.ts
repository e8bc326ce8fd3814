import type { Span } from '@coach/contracts/span';
import { type Building, capitalised } from './optimise-cv-building.ts';
import { spellTitle } from './spell-title.ts';

/** A title of the CV as French writes it, told among the changes where that differs by more than its first letter. */
export function spelledTitle(building: Building, title: string, span: Span | undefined): string {
  if (building.asWritten) return title;
  const spelled = spellTitle(title);
  if (!spelled || !building.isBorneOut(spelled.title)) return capitalised(title);
  const after = capitalised(spelled.title);
  building.changes.push({ kind: 'spelled', before: title, span: span ?? null, after, reason: spelled.reason });
  return after;
}
