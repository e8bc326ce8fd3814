import { lonePart } from '../sections/header-parts.ts';
import type { Entry } from '../sections/split-entries.ts';
import type { Naming } from './name-job.ts';

/**
 * « INTÉRIM – Métropole de Lyon » on a line of its own above the title, where the other jobs have their employer, stands
 * for the agencies that paid; « Cariste en intérim » only tells the contract.
 */
export function throughAgency({ header }: Entry, naming: Naming): Naming {
  const { title, company } = naming;
  const above = header.find((line) => title && line.end <= title.span.start && agency.test(line.text));
  if (company || !title || !above) return naming;
  const name = agency.exec(above.text)?.[0] ?? '';
  return { ...naming, company: lonePart(name, { start: above.start, end: above.start + name.length }) };
}

const agency = /^(?:missions? d[’'])?int[ée]rim(?=$|,| [–—-] |\s?\()/iu;
