import type { ApplicationStatus } from '@coach/contracts/features/jobs';

/** A column, and how many of its cards, the moved one apart, stay above. */
export type DropPlace = { status: ApplicationStatus; index: number };

/** How far above or below the board a card may still be let go. */
const margin = 60;

/** Where a card would land if it were let go at this point; null far from the board. */
export function dropPlaceAt(board: HTMLElement, id: string, x: number, y: number): DropPlace | null {
  const area = board.getBoundingClientRect();
  if (y < area.top - margin || y > area.bottom + margin || x < area.left || x > area.right) return null;
  for (const column of board.querySelectorAll<HTMLElement>('[data-column]')) {
    const { left, right } = column.getBoundingClientRect();
    if (x < left || x > right) continue;
    return { status: column.dataset.column as ApplicationStatus, index: countAbove(column, id, y) };
  }
  return null;
}

function countAbove(column: HTMLElement, id: string, y: number): number {
  let count = 0;
  for (const card of column.querySelectorAll<HTMLElement>('[data-card]')) {
    if (card.dataset.card === id) continue;
    const { top, height } = card.getBoundingClientRect();
    if (top + height / 2 > y) break;
    count += 1;
  }
  return count;
}
