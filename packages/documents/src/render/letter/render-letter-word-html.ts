import type { Letter } from '@coach/contracts/letter';
import { type CvMetadata, originNote } from '../cv-metadata.ts';
import { inBareTable, wordPage } from '../word-page.ts';
import { contentWidth } from './composing.ts';
import { drawHtmlBlocks } from './draw-html-blocks.ts';
import { estimateLines } from './estimate-lines.ts';
import { fitLetter } from './fit-letter.ts';
import type { LetterModel } from './letter-model.ts';
import { letterParts } from './letter-parts.ts';
import { noPad } from './measure-blocks.ts';

/** The letter as the HTML that Word opens under the name .doc, in UTF-8 with its mark. Bands end at the margins. */
export function renderLetterWordHtml(letter: Letter, metadata: CvMetadata, model: LetterModel): Uint8Array {
  const { top, right, bottom, left } = model.margin;
  const blocks = fitLetter(letterParts(letter), model, estimateLines(model), 0.1);
  // Word asks for a page with a name, LibreOffice for one without.
  const sheet = `{ size: 595.3pt 841.9pt; margin: ${top}pt ${right}pt ${bottom}pt ${left}pt; }`;
  const style = `
@page ${sheet}
@page Lettre ${sheet}
div.lettre { page: Lettre; }
table { border-collapse: collapse; }
`;
  const note = originNote(metadata, 'lettre de motivation');
  const drawn = drawHtmlBlocks(blocks, { model, width: contentWidth(model), pad: noPad });
  const body = `<div class="lettre">\n${inTable(drawn)}</div>`;
  return wordPage({ metadata, note, style, body });
}

/** The letter with its first paragraph kept from being lost. Letters that begin with a band have such a table already. */
function inTable(drawn: string): string {
  return drawn.replace(/^\s*<p [^>]*>.*?<\/p>/s, inBareTable);
}
