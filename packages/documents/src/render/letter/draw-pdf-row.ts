import type { Box, PdfSheet } from './create-pdf-sheet.ts';
import { type Block, type Border, paper, type Row } from './letter-blocks.ts';
import { cellWidths, heightOfCell, noPad } from './measure-blocks.ts';

/** Draws cells side by side, their grounds and edges first; `draw` writes what a cell holds. */
export function drawPdfRow(
  sheet: PdfSheet,
  row: Row,
  box: Box,
  draw: (blocks: readonly Block[], box: Box) => void,
): void {
  const widths = cellWidths(row, box.width);
  const heights = widths.map((width, index) => heightOfCell(row, index, width, sheet.countLines));
  const height = Math.max(...heights);
  const top = sheet.y;
  let x = box.x;
  let hasTurned = false;
  row.cells.forEach((cell, index) => {
    const width = widths[index] ?? 0;
    const pad = cell.pad ?? noPad;
    drawGround(sheet, row, cell, { x, y: top, width, height });
    const free = height - (heights[index] ?? 0);
    const share = row.valign === 'middle' ? 0.5 : row.valign === 'bottom' ? 1 : 0;
    sheet.y = top + (row.bleed ? 0 : pad.y) + free * share;
    const pages = sheet.pdf.bufferedPageRange().start;
    draw(cell.blocks, { x: x + pad.left, width: width - pad.left - pad.right });
    hasTurned ||= sheet.pdf.bufferedPageRange().start > pages;
    x += width + row.gap;
  });
  if (!hasTurned) sheet.y = top + height;
}

type Rectangle = { x: number; y: number; width: number; height: number };

function drawGround(sheet: PdfSheet, row: Row, cell: Row['cells'][number], at: Rectangle): void {
  const { fill, border } = cell;
  const ground = row.bleed ? bled(row, cell, at) : at;
  if (!fill && !border) return;
  sheet.artifact(() => {
    const { pdf } = sheet;
    if (fill) pdf.rect(ground.x, ground.y, ground.width, ground.height).fill(`#${fill}`);
    if (border) for (const side of sidesOf(border, ground)) pdf.rect(...side).fill(`#${border.color}`);
  });
}

/** To the paper's edges; a little over the next cell, so that no light shows between them. */
function bled({ cells }: Row, cell: Row['cells'][number], { x, y, width, height }: Rectangle): Rectangle {
  const left = cell === cells[0] ? 0 : x;
  const right = cell === cells.at(-1) ? paper.width : x + width + 0.5;
  return { x: left, y: 0, width: right - left, height: y + height };
}

function sidesOf({ weight, sides }: Border, { x, y, width, height }: Rectangle): [number, number, number, number][] {
  return sides.map((side) => {
    if (side === 'top') return [x, y, width, weight];
    if (side === 'bottom') return [x, y + height - weight, width, weight];
    return side === 'left' ? [x, y, weight, height] : [x + width - weight, y, weight, height];
  });
}
