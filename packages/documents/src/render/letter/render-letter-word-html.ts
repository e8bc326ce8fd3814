import type { Letter } from '@coach/contracts/letter';
import { type CvMetadata, originNote } from '../cv-metadata.ts';
import { escapeHtml, wordPage } from '../word-page.ts';
import { letterParts } from './letter-parts.ts';
import { letterStyle } from './letter-style.ts';

const { margin, gap } = letterStyle;

/** One by one and never zero: LibreOffice takes them for its own otherwise. */
function place(top: number, left = 0): string {
  return `margin-top: ${Math.max(top, 0.5)}pt; margin-bottom: 1pt; margin-left: ${left}pt; margin-right: 0pt; text-indent: 0pt;`;
}

const style = `
@page Lettre { size: 595.3pt 841.9pt; margin: ${margin.top}pt ${margin.side}pt ${margin.bottom}pt ${margin.side}pt; }
div.lettre { page: Lettre; }
p { font-family: Calibri, Carlito, Arial, sans-serif; font-size: ${letterStyle.body}pt; line-height: 111%; color: #${letterStyle.ink}; ${place(0)} }
p.name { font-size: ${letterStyle.name}pt; font-weight: bold; }
p.detail { color: #${letterStyle.soft}; }
p.to { ${place(0, letterStyle.right)} }
p.first { ${place(gap.recipient, letterStyle.right)} }
p.date { ${place(gap.date, letterStyle.right)} }
p.subject { font-weight: bold; ${place(gap.subject)} }
p.salutation { ${place(gap.salutation)} }
p.body { ${place(gap.paragraph)} }
p.closing { ${place(gap.closing)} page-break-after: avoid; }
p.signature { ${place(gap.signature, letterStyle.right)} }
`;

function element(className: string, text: string): string {
  return text === '' ? '' : `<p class="${className}">${escapeHtml(text)}</p>\n`;
}

/** The letter as the HTML that Word opens under the name .doc, in UTF-8 with its mark. */
export function renderLetterWordHtml(letter: Letter, metadata: CvMetadata): Uint8Array {
  const parts = letterParts(letter);
  const [fullName = '', ...details] = parts.sender;
  const body = [
    element('name', fullName),
    ...details.map((text) => element('detail', text)),
    ...parts.recipient.map((text, index) => element(index === 0 ? 'first' : 'to', text)),
    element('date', parts.placeAndDate),
    element('subject', parts.subject),
    element('salutation', parts.salutation),
    ...parts.paragraphs.map((text) => element('body', text)),
    element('closing', parts.closing),
    element('signature', parts.signature),
  ].join('');
  const note = originNote(metadata.writtenBy, 'lettre de motivation');
  return wordPage({ metadata, note, style, body: `<div class="lettre">\n${body}</div>` });
}
