import type { Gender } from '../letters/french/job-title.ts';
import { feminineOf } from '../skills/feminine-of.ts';
import { nameOf } from '../skills/term-entry.ts';
import { termEntries } from '../skills/terms.ts';

let names: string[] | null = null;
let known: Set<string> | null = null;

/** Canonical names of the gazetteer's occupations, in its order. */
export function occupationNames(): readonly string[] {
  names ??= termEntries().flatMap((entry) => (entry.file.kind === 'occupation' ? [nameOf(entry)] : []));
  return names;
}

export function isOccupation(name: string): boolean {
  known ??= new Set(occupationNames());
  return known.has(name);
}

/** An occupation as the person would say it of themselves; both forms where their words tell no gender. */
export function labelOf(occupation: string, gender: Gender): string {
  const feminine = feminineOf(occupation);
  if (gender === 'm' || feminine === occupation) return occupation;
  return gender === 'f' ? feminine : `${occupation} ou ${lowered(feminine)}`;
}

/** « Infirmier ou infirmière », acronyms as they are. */
function lowered(text: string): string {
  const [first = '', second = ''] = text;
  return second === second.toUpperCase() ? text : first.toLowerCase() + text.slice(1);
}
