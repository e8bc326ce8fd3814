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
const longest = { usual: 60, one: 110 };

type List = Extract<CvBlock, { kind: 'list' }>;

function isShort(items: readonly string[]): boolean {
  const isNames = items.every((item) => item.length <= longest.one && !/·|[.;]$/.test(item));
  return isNames && items.filter((item) => item.length > longest.usual).length * 4 <= items.length;
}

/** A section of nothing but short names, as one list in a line; any other as it is. */
function inLine(section: Section): Section {
  const lists = section.blocks.filter((block): block is List => block.kind === 'list');
  const items = lists.flatMap((list) => list.items);
  if (!namedKinds.has(section.kind) || lists.length < section.blocks.length || !isShort(items)) return section;
  return { ...section, blocks: [{ kind: 'list', items, inline: true }] };
}

/** The same document with its short lists in a line, « Anglais : B2 · Italien : A2 », where a page has little room. */
export function withShortListsInLine(document: CvDocument): CvDocument {
  return { ...document, sections: document.sections.map(inLine) };
}
