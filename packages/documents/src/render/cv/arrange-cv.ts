import type { CvDocument } from '@coach/contracts/cv-document';
import { setType } from '../set-type.ts';
import { tidyCv } from '../tidy-cv.ts';
import type { CvModel } from './cv-model.ts';

export type CvSection = CvDocument['sections'][number];
export type CvBlock = CvSection['blocks'][number];
export type CvEntry = Extract<CvBlock, { kind: 'entry' }>;

/** A CV with its sections dealt out to the columns of a model. `side` is null where there is one column. */
export type ArrangedCv = {
  fullName: string;
  headline: string | null;
  contact: string[];
  contactAt: 'head' | 'side';
  side: CvSection[] | null;
  main: CvSection[];
};

/** Sections made of short lines: they read well in a narrow column. */
const sideKinds: ReadonlySet<CvSection['kind']> = new Set([
  'skills',
  'languages',
  'interests',
  'certifications',
  'tools',
  'soft',
]);
const longestItem = 90;
/** Lines of a narrow column that its page holds. */
const sideRoom = 52;
const lettersALine = 26;

function isForSide(section: CvSection): boolean {
  if (!sideKinds.has(section.kind)) return false;
  return section.blocks.every((block) => {
    if (block.kind === 'list') return block.items.every((item) => item.length <= longestItem);
    return block.kind === 'paragraph' && block.text.length <= 3 * longestItem;
  });
}

function linesOf(section: CvSection): number {
  const texts = section.blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block.text];
    return block.kind === 'list' ? block.items : [block.title, block.subtitle ?? '', ...block.bullets];
  });
  return texts.reduce((sum, text) => sum + Math.ceil(text.length / lettersALine), 3);
}

/** As many sections as one page of the side column holds; a longer one reads better in the main column. */
function fill(sections: CvSection[], taken: number): CvSection[] {
  let lines = taken;
  return sections.filter((section) => {
    const more = linesOf(section);
    if (lines + more > sideRoom) return false;
    lines += more;
    return true;
  });
}

/** An address broken over two lines is lost to software: it then stands in the head. Points a letter, at 9 points. */
const letterWidth = 5.4;

function contactFits(contact: CvDocument['contact'], width: number): boolean {
  return (
    contact.length > 0 && contact.every(({ kind, text }) => kind !== 'email' || text.length * letterWidth <= width)
  );
}

/** Every text as French prints it. Plain text does without: forms that take nothing else compare it letter by letter. */
function inType(cv: CvDocument): CvDocument {
  const set = (text: string | null) => (text === null ? null : setType(text));
  const block = (one: CvBlock): CvBlock => {
    if (one.kind === 'paragraph') return { ...one, text: setType(one.text) };
    if (one.kind === 'list') return { ...one, items: one.items.map(setType) };
    return {
      ...one,
      title: setType(one.title),
      subtitle: set(one.subtitle),
      dates: set(one.dates),
      bullets: one.bullets.map(setType),
    };
  };
  return {
    ...cv,
    headline: set(cv.headline),
    contact: cv.contact.map((one) => ({ ...one, text: setType(one.text) })),
    sections: cv.sections.map((section) => ({ ...section, blocks: section.blocks.map(block) })),
  };
}

/**
 * Deals a CV out to a model's columns. Sections of short items stand at the side as long as they fill no more than a
 * page; without any, or with nothing left for the main column, the page has one column.
 */
export function arrangeCv(document: CvDocument, model: CvModel): ArrangedCv {
  const { fullName, headline, contact: details, sections } = inType(tidyCv(document));
  const contact = details.map(({ text }) => text);
  const single: ArrangedCv = { fullName, headline, contact, contactAt: 'head', side: null, main: sections };
  const { plan } = model;
  if (plan.kind !== 'side') return single;
  const contactAt = model.head.contact === 'side' && contactFits(details, plan.width) ? 'side' : 'head';
  const side = fill(sections.filter(isForSide), contactAt === 'side' ? contact.length + 4 : 0);
  const main = sections.filter((section) => !side.includes(section));
  if (main.length === 0 || (side.length === 0 && contactAt === 'head')) return single;
  return { ...single, contactAt, side, main };
}
