import certifications from '../../data/certifications.json' with { type: 'json' };
import diplomas from '../../data/diplomas.json' with { type: 'json' };
import ignored from '../../data/ignored.json' with { type: 'json' };
import licences from '../../data/licences.json' with { type: 'json' };
import occupations from '../../data/occupations.json' with { type: 'json' };
import agriculture from '../../data/skills/agriculture.json' with { type: 'json' };
import automotive from '../../data/skills/automotive.json' with { type: 'json' };
import banking from '../../data/skills/banking.json' with { type: 'json' };
import building from '../../data/skills/building.json' with { type: 'json' };
import communication from '../../data/skills/communication.json' with { type: 'json' };
import crafts from '../../data/skills/crafts.json' with { type: 'json' };
import culture from '../../data/skills/culture.json' with { type: 'json' };
import education from '../../data/skills/education.json' with { type: 'json' };
import environment from '../../data/skills/environment.json' with { type: 'json' };
import finance from '../../data/skills/finance.json' with { type: 'json' };
import food from '../../data/skills/food.json' with { type: 'json' };
import general from '../../data/skills/general.json' with { type: 'json' };
import health from '../../data/skills/health.json' with { type: 'json' };
import hospitality from '../../data/skills/hospitality.json' with { type: 'json' };
import hr from '../../data/skills/hr.json' with { type: 'json' };
import industry from '../../data/skills/industry.json' with { type: 'json' };
import it from '../../data/skills/it.json' with { type: 'json' };
import law from '../../data/skills/law.json' with { type: 'json' };
import logistics from '../../data/skills/logistics.json' with { type: 'json' };
import management from '../../data/skills/management.json' with { type: 'json' };
import property from '../../data/skills/property.json' with { type: 'json' };
import publicService from '../../data/skills/public.json' with { type: 'json' };
import sales from '../../data/skills/sales.json' with { type: 'json' };
import science from '../../data/skills/science.json' with { type: 'json' };
import security from '../../data/skills/security.json' with { type: 'json' };
import social from '../../data/skills/social.json' with { type: 'json' };
import softSkills from '../../data/soft-skills.json' with { type: 'json' };
import type { Term, TermFile } from './term.ts';
import { nameOf, type TermEntry, termOf } from './term-entry.ts';
import { buildTermTrie, type TermTrie } from './term-trie.ts';

/** Every data file; a new one is added here and nowhere else. */
export const termFiles = [
  general,
  management,
  it,
  communication,
  sales,
  finance,
  banking,
  property,
  hr,
  law,
  publicService,
  health,
  social,
  education,
  hospitality,
  logistics,
  industry,
  automotive,
  food,
  science,
  building,
  environment,
  agriculture,
  security,
  crafts,
  culture,
  licences,
  certifications,
  diplomas,
  occupations,
  softSkills,
  ignored,
] as TermFile[];

let entries: TermEntry[] | null = null;
let trie: TermTrie | null = null;
let names: Set<string> | null = null;

/** All entries of the data files, in their order, not read yet. */
export function termEntries(): TermEntry[] {
  entries ??= termFiles.flatMap((file) => file.terms.map((line) => ({ line, file, term: null })));
  return entries;
}

/** All terms of the data files, in their order. */
export function allTerms(): Term[] {
  return termEntries().map(termOf);
}

/** Canonical names of all entries. */
export function termNames(): Set<string> {
  names ??= new Set(termEntries().map(nameOf));
  return names;
}

/** The tree of all forms, built at the first call. */
export function termTrie(): TermTrie {
  trie ??= buildTermTrie(termEntries());
  return trie;
}
