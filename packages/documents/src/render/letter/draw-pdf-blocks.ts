import type { BrokenLine } from './break-lines.ts';
import type { Box, PdfSheet } from './create-pdf-sheet.ts';
import { drawPdfRow } from './draw-pdf-row.ts';
import type { Block, Line, Rule, Sign } from './letter-blocks.ts';
import { heightOfBlock } from './measure-blocks.ts';

/** Draws blocks one under another from the sheet's `y` on, each text with its place in the structure tree. */
export function drawPdfBlocks(
  sheet: PdfSheet,
  root: PDFKit.PDFStructureElement,
  blocks: readonly Block[],
  box: Box,
): void {
  blocks.forEach((block, index) => {
    sheet.y += block.before;
    if (sheet.y + heightKept(sheet, blocks, index, box) > sheet.lowest) sheet.nextPage();
    if (block.kind === 'line') drawLine(sheet, root, block, box);
    else if (block.kind === 'row')
      drawPdfRow(sheet, block, box, (inner, within) => drawPdfBlocks(sheet, root, inner, within));
    else if (block.kind === 'rule') drawRule(sheet, block, box);
    else drawSign(sheet, block, box);
  });
}

/** What must stand on one page from this block on: two lines of a paragraph, and all that is kept with the next. */
function heightKept(sheet: PdfSheet, blocks: readonly Block[], index: number, box: Box): number {
  const block = blocks[index];
  if (!block) return 0;
  const full = heightOfBlock(block, box.width, sheet.countLines);
  if (block.kind !== 'line') return block.kind === 'row' && block.cells.length > 1 ? 0 : full;
  const line = block.look.size * block.look.leading;
  const next = blocks[index + 1];
  if (block.keepNext && next) return full + next.before + heightKept(sheet, blocks, index + 1, box);
  return full <= 3.2 * line ? full : 2 * line;
}

function drawLine(sheet: PdfSheet, root: PDFKit.PDFStructureElement, line: Line, box: Box): void {
  const { pdf } = sheet;
  const left = line.left ?? 0;
  const inner = { x: box.x + left, width: box.width - left };
  const lines = sheet.linesOf(line, inner.width);
  const height = line.look.size * line.look.leading;
  const draw = () => {
    lines.forEach((broken, index) => {
      const isWidow = index === lines.length - 2 && index > 0 && sheet.y + 2 * height > sheet.lowest + 0.01;
      if (isWidow || sheet.y + height > sheet.lowest + 0.01) sheet.nextPage();
      drawBroken(sheet, line, broken, index === 0, inner);
      sheet.y += height;
    });
  };
  root.add(pdf.struct(line.tag ?? 'P', {}, draw));
}

function drawBroken(sheet: PdfSheet, line: Line, broken: BrokenLine, isFirst: boolean, box: Box): void {
  const lead = isFirst ? sheet.leadWidth(line) : 0;
  const firstLine = isFirst ? (line.firstLine ?? 0) : 0;
  const free = box.width - broken.width - lead - firstLine;
  const shift = line.align === 'right' ? free : line.align === 'center' ? free / 2 : 0;
  let x = box.x + firstLine + shift;
  if (isFirst && line.lead) sheet.put(line.lead.text, line.lead.look, x, sheet.y);
  x += lead;
  const end = broken.isLast ? '' : ' ';
  const words = broken.text.split(' ');
  const isStretched = line.align === 'justify' && !broken.isLast && words.length > 3 && free < box.width * 0.25;
  if (!isStretched) {
    sheet.put(broken.text + end, line.look, x, sheet.y);
    return;
  }
  const gap = free / (words.length - 1);
  for (const word of words) {
    sheet.put(`${word} `, line.look, x, sheet.y);
    x += sheet.widthOf(`${word} `, line.look) + gap;
  }
}

function drawRule(sheet: PdfSheet, rule: Rule, box: Box): void {
  const width = Math.min(rule.width ?? box.width, box.width);
  const x = alignedIn(box, width, rule.align);
  sheet.artifact(() => sheet.pdf.rect(x, sheet.y, width, rule.weight).fill(`#${rule.color}`));
  sheet.y += rule.weight;
}

function drawSign(sheet: PdfSheet, sign: Sign, box: Box): void {
  const { size, initials } = sign;
  const x = alignedIn(box, size, sign.align);
  const look = { face: 'display-bold', size: size * 0.4, color: 'FFFFFF', leading: 1, tracking: 0.5 } as const;
  const { pdf } = sheet;
  sheet.artifact(() => {
    if (sign.shape === 'disc') pdf.circle(x + size / 2, sheet.y + size / 2, size / 2).fill(`#${sign.fill}`);
    else pdf.rect(x, sheet.y, size, size).fill(`#${sign.fill}`);
    const width = sheet.widthOf(initials, look);
    sheet.put(initials, look, x + (size - width) / 2 + 0.25, sheet.y + (size - look.size) / 2);
  });
  sheet.y += size;
}

function alignedIn(box: Box, width: number, align: 'left' | 'center' | 'right'): number {
  const free = box.width - width;
  return box.x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
}
