import { foldWord } from '../text/fold-text.ts';
import { remembering } from '../text/remember.ts';
import type { Term } from './term.ts';
import { nameOf, type TermEntry, termOf } from './term-entry.ts';
import { termEntries } from './terms.ts';

let byName: Map<string, TermEntry> | null = null;

const termNamed = remembering((name): Term | null => {
  byName ??= new Map(termEntries().map((entry) => [foldWord(nameOf(entry)), entry]));
  const entry = byName.get(foldWord(name));
  return entry ? termOf(entry) : null;
}, 10_000);

/** Canonical names of the wider terms that a term proves, nearest first: « PostgreSQL » proves « SQL ». */
export function broaderOf(skill: string): string[] {
  const found: string[] = [];
  const queue = [...(termNamed(skill)?.broader ?? [])];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (found.includes(next) || next === skill) continue;
    found.push(next);
    queue.push(...(termNamed(next)?.broader ?? []));
  }
  return found;
}

/** The wider terms next above a term, and none beyond. */
export function parentsOf(skill: string): readonly string[] {
  return termNamed(skill)?.broader ?? [];
}

/** Other ways of writing a term, its canonical name left out. */
export function aliasesOf(skill: string): string[] {
  return (termNamed(skill)?.forms ?? []).slice(1).map((form) => form.text);
}

/** The sector file a term comes from (« health », « it »…), null for an unknown term. */
export function sectorOf(skill: string): string | null {
  return termNamed(skill)?.sector ?? null;
}
