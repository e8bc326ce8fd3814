import type { ParsedCv } from '@coach/contracts/cv';
import type { CvDocument } from '@coach/contracts/cv-document';
import { contextOf } from '../../match/context.ts';
import { plainCv } from '../forms/plain-cv.ts';
import type { Building } from '../optimise/optimise-cv-building.ts';
import { buildHeader } from '../optimise/optimise-cv-header.ts';
import { addAdditions } from './lay-out-cv-additions.ts';
import { laidOutEntries } from './lay-out-cv-entries.ts';
import { addEntries, addLooseLines, inReadingOrder, openSections } from './lay-out-cv-sections.ts';

/** Nothing of a layout depends on the day. */
const anyDay = '9999-12-31';

/**
 * The CV in the shape that models are drawn from, in the person's own words and under their own headings. Nothing is
 * reworded, added or left out but ornaments, the monogram of a name and page numbers; what a column beside the text tells
 * comes after it.
 */
export function layOutCv(written: ParsedCv): CvDocument {
  const cv = plainCv(written)?.cv ?? written;
  const building: Building = {
    context: contextOf({ cv, offer: null, today: anyDay }),
    changes: [],
    used: new Uint8Array(cv.text.length),
    sections: new Map(),
    removed: [],
    isBorneOut: () => false,
    asWritten: true,
  };
  const entries = laidOutEntries(building);
  const header = buildHeader(building);
  const sections = openSections(building);
  addEntries(sections, entries);
  addLooseLines(building, sections, header);
  addAdditions(building, sections);
  const contact = header.contact.filter(({ kind, text }) => kind !== 'other' || text !== monogramOf(header.fullName));
  return { ...header, contact, sections: inReadingOrder(sections) };
}

/** « IB » for Inès Belkacem. */
function monogramOf(fullName: string): string {
  return (fullName.match(/(?<![\p{L}'’-])\p{L}/gu) ?? []).join('').toUpperCase();
}
