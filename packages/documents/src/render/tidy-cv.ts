import type { CvDocument } from '@coach/contracts/cv-document';
import { plainText } from './plain-text.ts';

type Block = CvDocument['sections'][number]['blocks'][number];

function orNull(text: string | null): string | null {
  return plainText(text ?? '') || null;
}

function filled(texts: string[]): string[] {
  return texts.map(plainText).filter((text) => text !== '');
}

function tidyBlock(block: Block): Block | null {
  if (block.kind === 'paragraph') {
    const text = plainText(block.text);
    return text === '' ? null : { ...block, text };
  }
  if (block.kind === 'list') {
    const items = filled(block.items);
    return items.length === 0 ? null : { ...block, items };
  }
  return {
    kind: 'entry',
    title: plainText(block.title),
    subtitle: orNull(block.subtitle),
    dates: orNull(block.dates),
    bullets: filled(block.bullets),
  };
}

/** The document without what cannot be drawn: control characters, empty texts, sections with nothing in them. */
export function tidyCv(document: CvDocument): CvDocument {
  return {
    fullName: plainText(document.fullName),
    headline: orNull(document.headline),
    contact: document.contact.map((one) => ({ ...one, text: plainText(one.text) })).filter((one) => one.text !== ''),
    sections: document.sections
      .map((section) => ({
        ...section,
        title: plainText(section.title),
        blocks: section.blocks.map(tidyBlock).filter((block) => block !== null),
      }))
      .filter((section) => section.blocks.length > 0),
  };
}
