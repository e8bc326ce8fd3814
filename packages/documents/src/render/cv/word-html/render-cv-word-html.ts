import type { CvDocument } from '@coach/contracts/cv-document';
import { type CvMetadata, originNote } from '../../cv-metadata.ts';
import { heldSeparator } from '../../cv-style.ts';
import { unbroken } from '../../set-type.ts';
import { escapeHtml, inBareTable, wordPage } from '../../word-page.ts';
import { type ArrangedCv, arrangeCv, type CvBlock, type CvSection } from '../arrange-cv.ts';
import type { CvModel } from '../cv-model.ts';
import { groundOf, pageStyle, wordStyle } from './word-style.ts';

/** Lists one under another, as in the side column. */
type Column = { model: CvModel; narrow: boolean };

function element(tag: string, text: string | null, className?: string): string {
  if (!text) return '';
  return `<${tag}${className ? ` class="${className}"` : ''}>${escapeHtml(text)}</${tag}>\n`;
}

/** The colour stands on the text itself: LibreOffice gives headings its own. */
function heading(tag: 'h1' | 'h2', text: string, color: string, className?: 'first'): string {
  const open = className ? `${tag} class="${className}"` : tag;
  return text === '' ? '' : `<${open}><span style="color: #${color}">${escapeHtml(text)}</span></${tag}>\n`;
}

/** Its items but the last stay on the page of the next one. */
function list(items: string[]): string {
  const drawn = items.map((item, index) => element('li', item, index < items.length - 1 ? 'held' : undefined));
  return items.length === 0 ? '' : `<ul>\n${drawn.join('')}</ul>\n`;
}

function drawBlock({ model, narrow }: Column, block: CvBlock, opens: boolean): string {
  if (block.kind === 'paragraph') return element('p', block.text);
  if (block.kind === 'list') {
    if (narrow) return block.items.map((item) => element('p', item, 'side')).join('');
    return block.inline ? element('p', block.items.join(heldSeparator)) : list(block.items);
  }
  const detail = [block.subtitle, block.dates].filter(Boolean).join(heldSeparator);
  return (
    heading('h2', block.title, model.colors.ink, opens ? 'first' : undefined) +
    element('p', detail, block.bullets.length > 0 ? 'held' : 'detail') +
    list(block.bullets)
  );
}

function drawSections(column: Column, sections: CvSection[]): string {
  const { accent } = column.model.colors;
  return sections
    .map(({ title, blocks }) => {
      const drawn = blocks.map((block, index) => drawBlock(column, block, index === 0));
      return heading('h1', title, accent) + drawn.join('');
    })
    .join('');
}

function head(model: CvModel, cv: ArrangedCv): string {
  const lines = [
    element('p', cv.fullName, 'name'),
    element('p', cv.headline, 'headline'),
    element('p', cv.contact.map(unbroken).join(heldSeparator), 'contact'),
  ].filter((line) => line !== '');
  const { ground = 'page' } = model.head;
  const drawn = lines.join('');
  if (lines.length === 0) return '';
  if (ground === 'page') return cv.side ? drawn : `${inBareTable(lines[0] as string)}\n${lines.slice(1).join('')}`;
  return `<table width="100%" cellpadding="16"><tr><td bgcolor="#${groundOf(model, ground)}">${drawn}</td></tr></table>\n`;
}

function columns(model: CvModel, cv: ArrangedCv, side: CvSection[]): string {
  const { plan } = model;
  if (plan.kind !== 'side') return '';
  const sideDrawn = drawSections({ model, narrow: true }, side);
  const isOver = model.head.kind !== 'main';
  // In the table too: LibreOffice loses a paragraph that stands before one.
  const over = isOver ? `<tr><td colspan="2">${head(model, cv)}</td></tr>` : '';
  const mainDrawn = (isOver ? '' : head(model, cv)) + drawSections({ model, narrow: false }, cv.main);
  const sideCell = `<td width="${plan.width + 28}" valign="top" bgcolor="#${groundOf(model, plan.ground)}">${sideDrawn}</td>`;
  const mainCell = `<td valign="top">${mainDrawn}</td>`;
  return `<table width="100%" cellpadding="12">${over}<tr>${plan.at === 'left' ? sideCell + mainCell : mainCell + sideCell}</tr></table>\n`;
}

/**
 * The CV as the HTML that Word opens under the name .doc, in UTF-8 with its mark. An entry's dates stand beside its
 * employer: Word's HTML has no right-hand tab that other programs understand.
 */
export function renderCvWordHtml(document: CvDocument, metadata: CvMetadata, model: CvModel): Uint8Array {
  // HTML's columns follow their texts: an address has no sure room at the side.
  const cv = arrangeCv(document, { ...model, head: { ...model.head, contact: 'head' } });
  const body = cv.side
    ? columns(model, cv, cv.side)
    : head(model, cv) + drawSections({ model, narrow: false }, cv.main);
  const note = originNote(metadata);
  return wordPage({
    metadata,
    note,
    style: wordStyle(model),
    wordStyle: pageStyle(model).named,
    body: `<div class="cv">\n${body}</div>`,
  });
}
