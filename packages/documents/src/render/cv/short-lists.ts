import type { CvDocument } from '@coach/contracts/cv-document';
import type { CvBlock } from './arrange-cv.ts';

type Section = CvDocument['sections'][number];

/** Sections whose items are names rather than sentences. */
const namedKinds: ReadonlySet<Section['kind']> = new Set([
  'skills',
  'tools',
  'languages',
  'soft',
  'interests',
  'certifications',
  'other',
]);
/** Letters of an item that reads easily among others on a line, and of one beside short ones. */
const longest = { usual: 60, one: 90 };

function isShort({ items }: Extract<CvBlock, { kind: 'list' }>): boolean {
  const isNames = items.every((item) => item.length <= longest.one && !/·|[.;]$/.test(item));
  return isNames && items.filter((item) => item.length > longest.usual).length * 4 <= items.length;
}

/** The same document with its short lists in a line, « Anglais : B2 · Italien : A2 », where a page has little room. */
export function withShortListsInLine(document: CvDocument): CvDocument {
  const set = (block: CvBlock): CvBlock =>
    block.kind === 'list' && isShort(block) ? { ...block, inline: true } : block;
  return {
    ...document,
    sections: document.sections.map((section) =>
      namedKinds.has(section.kind) ? { ...section, blocks: section.blocks.map(set) } : section,
    ),
  };
}
