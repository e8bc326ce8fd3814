import { type FontFamily, wordFont } from '../font-families.ts';
import { escapeHtml } from '../word-page.ts';
import type { Block, Cell, Line, Look, Row, Rule } from './letter-blocks.ts';
import type { LetterModel } from './letter-model.ts';
import { cellWidths, noPad } from './measure-blocks.ts';

/** Word heeds the padding of a cell and LibreOffice does not: its paragraphs keep their own distance from its edges. */
type Place = { model: LetterModel; width: number; pad: { left: number; right: number } };

/** What stands in for a font where it is not at hand. */
const families: Record<FontFamily, string> = {
  'source-sans': 'Carlito, Arial, sans-serif',
  'source-serif': "Caladea, 'Times New Roman', serif",
  lora: "Gelasio, 'Times New Roman', serif",
  inter: 'Helvetica, sans-serif',
  montserrat: "'Trebuchet MS', Arial, sans-serif",
  'eb-garamond': "'EB Garamond', 'Times New Roman', serif",
  'plex-mono': "'Courier New', monospace",
};

/** Blocks as the HTML that Word understands: paragraphs, and tables for what stands side by side. */
export function drawHtmlBlocks(blocks: readonly Block[], place: Place): string {
  return blocks.map((block) => drawOne(block, place)).join('');
}

function drawOne(block: Block, place: Place): string {
  if (block.kind === 'line') return line(block, place);
  if (block.kind === 'rule') return rule(block, place);
  if (block.kind === 'row') return row(block, place);
  return '';
}

/** One by one and never zero: LibreOffice takes margins for its own otherwise. */
function margins(top: number, left = 0, right = 0): string {
  return `margin-top:${Math.max(top, 0.5)}pt;margin-bottom:0.5pt;margin-left:${left}pt;margin-right:${right}pt`;
}

function lookOf({ face, size, color, tracking, caps, smallCaps }: Look, { fonts }: LetterModel): string {
  const family = face.startsWith('display-') ? fonts.display : fonts.text;
  return [
    `font-family:'${wordFont(family)}', ${families[family]}`,
    `font-size:${size}pt`,
    `color:#${color}`,
    ...(face.endsWith('bold') ? ['font-weight:bold'] : []),
    ...(face.endsWith('italic') ? ['font-style:italic'] : []),
    ...(tracking ? [`letter-spacing:${tracking}pt`] : []),
    ...(caps ? ['text-transform:uppercase'] : []),
    ...(smallCaps ? ['font-variant:small-caps'] : []),
  ].join(';');
}

function line(block: Line, { model, pad }: Place): string {
  const { look, lead, align } = block;
  const style = [
    margins(block.before, pad.left + (block.left ?? 0), pad.right),
    `text-indent:${block.firstLine ?? 0}pt`,
    `text-align:${align}`,
    `line-height:${Math.round((look.leading / 1.22) * 100)}%`,
    lookOf(look, model),
    ...(block.keepNext ? ['page-break-after:avoid'] : []),
  ].join(';');
  const label = lead ? `<span style="${lookOf(lead.look, model)}">${escapeHtml(lead.text)}</span>` : '';
  return `<p style="${style}">${label}${breakable(escapeHtml(block.text)).replaceAll('\n', '<br>')}</p>\n`;
}

/** A very long address may break before its parts; a cell would grow past the page with it. */
function breakable(html: string): string {
  const words = html.split(' ');
  const parted = words.map((word) =>
    word.length > 40 && word.includes('@') ? word.replace(/[.@_-]/g, '<wbr>$&') : word,
  );
  return parted.join(' ');
}

function rule(block: Rule, { width, pad }: Place): string {
  const free = Math.max(0, width - (block.width ?? width));
  const left = block.align === 'right' ? free : block.align === 'center' ? free / 2 : 0;
  const edge = `border-bottom:${block.weight}pt solid #${block.color};font-size:1pt;line-height:1pt`;
  return `<p style="${margins(block.before, pad.left + left, pad.right + free - left)};${edge}">&nbsp;</p>\n`;
}

function row(block: Row, place: Place): string {
  const widths = cellWidths(block, place.width);
  const cells = block.cells.map((cell, index) => tableCell(cell, block, { ...place, width: widths[index] ?? 0 }));
  const gap = block.gap > 0 ? `<td width="${Math.round(block.gap / 0.75)}"></td>` : '';
  const size = `style="table-layout:fixed" width="${Math.round(place.width / 0.75)}" cellspacing="0" cellpadding="0" border="0"`;
  return `${spacer(block.before)}<table ${size}><tr valign="${block.valign}">${cells.join(gap)}</tr></table>\n`;
}

/** An empty line so high, in points. */
function spacer(points: number): string {
  return points > 0 ? `<p style="${margins(0)};font-size:1pt;line-height:${points}pt">&nbsp;</p>\n` : '';
}

function tableCell(cell: Cell, block: Row, place: Place): string {
  const { left, right, y } = cell.pad ?? noPad;
  const pad = block.bleed ? { left: left || 18, right: right || 18, y } : { left, right, y };
  const sides = cell.border?.sides.map(
    (side) => `border-${side}:${cell.border?.weight}pt solid #${cell.border?.color}`,
  );
  const style = ['padding:0', ...(cell.fill ? [`background:#${cell.fill}`] : []), ...(sides ?? [])].join(';');
  const ground = cell.fill ? ` bgcolor="#${cell.fill}"` : '';
  const within = { ...place, pad, width: place.width - pad.left - pad.right };
  const inner = spacer(pad.y) + drawHtmlBlocks(cell.blocks, within) + spacer(pad.y);
  return `<td width="${Math.round(place.width / 0.75)}"${ground} style="${style}">${inner}</td>`;
}
