import type { CvDocument } from '@coach/contracts/cv-document';

/** A document whose words are told by `said`, those of employers, schools and places by `named`; names and addresses stay. */
export function retold(
  document: CvDocument,
  said: (text: string) => string,
  named: (text: string) => string,
): CvDocument {
  return {
    ...document,
    headline: document.headline === null ? null : said(document.headline),
    contact: document.contact.map((one) => (one.kind === 'other' ? { ...one, text: said(one.text) } : one)),
    sections: document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => {
        if (block.kind === 'paragraph') return { ...block, text: said(block.text) };
        if (block.kind === 'list') return { ...block, items: block.items.map(said) };
        const { title, subtitle, bullets } = block;
        return {
          ...block,
          title: said(title),
          subtitle: subtitle === null ? null : named(subtitle),
          bullets: bullets.map(said),
        };
      }),
    })),
  };
}
