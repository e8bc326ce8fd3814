import type { OptimisedCv } from '@coach/contracts/cv-document';
import type { Span } from '@coach/contracts/span';
import { foldText } from '../text/fold-text.ts';

/** All the words of an optimised CV. */
export function documentText({ document }: OptimisedCv): string {
  const blocks = document.sections.flatMap((section) => [
    section.title,
    ...section.blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return [block.text];
      return block.kind === 'list'
        ? block.items
        : [block.title, block.subtitle ?? '', block.dates ?? '', ...block.bullets];
    }),
  ]);
  return [document.fullName, document.headline ?? '', ...document.contact.map(({ text }) => text), ...blocks].join(
    '\n',
  );
}

/** Whether a line of the original is in the document word for word, or a change speaks of it. */
export function isToldBy(line: Span & { text: string }, optimised: OptimisedCv): boolean {
  const bare = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
  if (bare(documentText(optimised)).includes(bare(line.text))) return true;
  return optimised.changes.some(({ span, before }) => span && before && span.start < line.end && span.end > line.start);
}

/** The blocks of the first section of a kind; none where the document has no such section. */
export function blocksOf({ document }: OptimisedCv, kind: string) {
  return document.sections.find((each) => each.kind === kind)?.blocks ?? [];
}
