import type { Block, Line, Look, Row } from './letter-blocks.ts';

/** Of a cell that tells none. */
export const noPad = { left: 0, right: 0, y: 0 };

/** How many lines a text takes in this look and width. */
export type CountLines = (text: string, look: Look, width: number, line: Line) => number;

/** How high blocks are one under another, in points. */
export function heightOfBlocks(blocks: readonly Block[], width: number, count: CountLines): number {
  return blocks.reduce((sum, block) => sum + block.before + heightOfBlock(block, width, count), 0);
}

/** How high a block is without what stands before it. */
export function heightOfBlock(block: Block, width: number, count: CountLines): number {
  if (block.kind === 'rule') return block.weight;
  if (block.kind === 'sign') return block.size;
  if (block.kind === 'line') return heightOfLine(block, width, count);
  return Math.max(0, ...cellWidths(block, width).map((cell, index) => heightOfCell(block, index, cell, count)));
}

/** The width of each cell of a row, its padding included. */
export function cellWidths(row: Row, width: number): number[] {
  const shared = width - row.gap * (row.cells.length - 1);
  return row.cells.map(({ share }) => shared * share);
}

export function heightOfCell(row: Row, index: number, width: number, count: CountLines): number {
  const cell = row.cells[index];
  if (!cell) return 0;
  const { left, right, y } = cell.pad ?? noPad;
  return heightOfBlocks(cell.blocks, width - left - right, count) + (row.bleed ? y : 2 * y);
}

function heightOfLine(line: Line, width: number, count: CountLines): number {
  const available = width - (line.left ?? 0);
  return count(line.text, line.look, available, line) * line.look.size * line.look.leading;
}
