import { type HeaderPart, splitHeader } from '../sections/header-parts.ts';
import type { Entry } from '../sections/split-entries.ts';
import type { Naming } from './name-job.ts';

/** « 2016 : intérim chez Manpower », « Stage, Mairie de Dole »: where nothing else names what one was, the contract does. */
export function contractTitle({ header, range, rangeLine }: Entry, { title, company }: Naming): HeaderPart | null {
  if (title || !company) return null;
  const parts = header.flatMap((line, index) => splitHeader(line, index, line === rangeLine ? range : null));
  return parts.find(({ text }) => titling.test(text)) ?? null;
}

const titling =
  /^(?:missions? (?:d[’']|en )?int[ée]rim|int[ée]rim|int[ée]rimaire|stage|apprentissage|alternance|saisonni(?:er|[èe]re)|b[ée]n[ée]volat|remplacements?|vacations?)$/iu;
