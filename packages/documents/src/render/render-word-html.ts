import type { CvDocument } from '@coach/contracts/cv-document';
import { type CvMetadata, originNote } from './cv-metadata.ts';
import { cvStyle, inlineSeparator } from './cv-style.ts';
import { tidyCv } from './tidy-cv.ts';
import { escapeHtml, wordPage } from './word-page.ts';

type Block = CvDocument['sections'][number]['blocks'][number];

const font = 'font-family: Calibri, Carlito, Arial, sans-serif;';

/** One by one: LibreOffice misreads them together. */
function margins(top: number, bottom: number, left = 0): string {
  return `margin-top: ${top}pt; margin-bottom: ${bottom}pt; margin-left: ${left}pt; margin-right: 0pt; text-indent: 0pt;`;
}

const style = `
@page CV { size: 595.3pt 841.9pt; margin: ${cvStyle.margin.top}pt ${cvStyle.margin.side}pt ${cvStyle.margin.bottom}pt ${cvStyle.margin.side}pt; }
div.cv { page: CV; }
p, li { ${font} font-size: 10.5pt; line-height: 125%; color: #${cvStyle.ink}; }
p { ${margins(0, 3)} }
p.name { font-size: ${cvStyle.name}pt; font-weight: bold; line-height: 110%; ${margins(0, 2)} }
p.headline { font-size: ${cvStyle.headline}pt; color: #${cvStyle.accent}; ${margins(0, 4)} }
p.contact { font-size: ${cvStyle.contact}pt; color: #${cvStyle.soft}; border: none; border-bottom: solid #${cvStyle.accent} 1pt; padding-bottom: 8pt; ${margins(0, 6)} }
h1 { ${font} font-size: ${cvStyle.section}pt; font-weight: bold; font-variant: small-caps; letter-spacing: .6pt; ${margins(15, 4)} page-break-after: avoid; }
h2 { ${font} font-size: ${cvStyle.entry}pt; font-weight: bold; ${margins(8, 1)} page-break-after: avoid; }
p.detail, p.held { color: #${cvStyle.soft}; }
p.held { page-break-after: avoid; }
ul { ${margins(2, 4, 14)} }
li { ${margins(0, 2)} }
`;

function element(tag: string, text: string | null, className?: string): string {
  if (!text) return '';
  return `<${tag}${className ? ` class="${className}"` : ''}>${escapeHtml(text)}</${tag}>\n`;
}

/** The colour stands on the text itself: LibreOffice gives headings its own. */
function heading(tag: 'h1' | 'h2', text: string, color: string): string {
  return text === '' ? '' : `<${tag}><span style="color: #${color}">${escapeHtml(text)}</span></${tag}>\n`;
}

function list(items: string[]): string {
  return items.length === 0 ? '' : `<ul>\n${items.map((item) => element('li', item)).join('')}</ul>\n`;
}

function drawBlock(block: Block): string {
  if (block.kind === 'paragraph') return element('p', block.text);
  if (block.kind === 'list') {
    return block.inline ? element('p', block.items.join(inlineSeparator)) : list(block.items);
  }
  const detail = [block.subtitle, block.dates].filter(Boolean).join(inlineSeparator);
  return (
    heading('h2', block.title, cvStyle.ink) +
    element('p', detail, block.bullets.length > 0 ? 'held' : 'detail') +
    list(block.bullets)
  );
}

/**
 * The CV as the HTML that Word opens under the name .doc, in UTF-8 with its mark. An entry's dates stand beside its
 * employer: Word's HTML has no right-hand tab that other programs understand.
 */
export function renderWordHtml(document: CvDocument, metadata: CvMetadata): Uint8Array {
  const cv = tidyCv(document);
  const note = originNote(metadata.writtenBy);
  const sections = cv.sections.map(
    (section) => heading('h1', section.title, cvStyle.accent) + section.blocks.map(drawBlock).join(''),
  );
  const head = [
    element('p', cv.fullName, 'name'),
    element('p', cv.headline, 'headline'),
    element('p', cv.contact.map((one) => one.text).join(inlineSeparator), 'contact'),
  ];
  return wordPage({ metadata, note, style, body: `<div class="cv">\n${[...head, ...sections].join('')}</div>` });
}
