import type { CvDocument, LineToWord } from '@coach/contracts/cv-document';

/** Shorter lines leave nothing to say better, longer ones are no lines. */
const lengths = { least: 20, most: 600 };

type Section = CvDocument['sections'][number];

/** The summary and the missions of a CV, each line once. Names, titles, dates and lists are as they are. */
export function linesToWord({ sections }: CvDocument): LineToWord[] {
  const lines = sections.flatMap(({ kind, blocks }) => blocks.flatMap((block) => linesOf(kind, block)));
  const found = new Map<string, LineToWord>();
  for (const line of lines) if (isWordable(line.text) && !found.has(line.text)) found.set(line.text, line);
  return [...found.values()];
}

function linesOf(kind: Section['kind'], block: Section['blocks'][number]): LineToWord[] {
  if (kind === 'summary' && block.kind === 'paragraph') return [{ text: block.text, title: null }];
  if (kind !== 'experience' || block.kind !== 'entry') return [];
  return block.bullets.map((text) => ({ text, title: block.title }));
}

function isWordable(text: string): boolean {
  return text.length >= lengths.least && text.length <= lengths.most && text.trim().split(/\s+/).length >= 3;
}
