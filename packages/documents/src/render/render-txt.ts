import type { CvDocument } from '@coach/contracts/cv-document';
import { inlineSeparator } from './cv-style.ts';
import { tidyCv } from './tidy-cv.ts';

type Block = CvDocument['sections'][number]['blocks'][number];

function bulleted(items: string[]): string[] {
  return items.map((item) => `- ${item}`);
}

function blockLines(block: Block): string[] {
  if (block.kind === 'paragraph') return [block.text];
  if (block.kind === 'list') return block.inline ? [block.items.join(inlineSeparator)] : bulleted(block.items);
  const head = [block.title, block.dates].filter(Boolean).join(' | ');
  return [head, block.subtitle ?? '', ...bulleted(block.bullets)].filter((line) => line !== '');
}

/** The CV as plain UTF-8 text, for forms that take nothing else. */
export function renderTxt(document: CvDocument): Uint8Array {
  const cv = tidyCv(document);
  const head = [cv.fullName, cv.headline ?? '', cv.contact.map((one) => one.text).join(inlineSeparator)];
  const sections = cv.sections.map((section) => {
    const blocks = section.blocks.map((block) => blockLines(block).join('\n'));
    const separated = section.blocks.some((block) => block.kind === 'entry') ? '\n\n' : '\n';
    return `${section.title.toLocaleUpperCase('fr')}\n${blocks.join(separated)}`;
  });
  return new TextEncoder().encode(`${[head.filter(Boolean).join('\n'), ...sections].join('\n\n')}\n`);
}
