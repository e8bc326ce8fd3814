import type { Figure } from './figure.ts';
import { keeps } from './print-table.ts';

/** The figures that stay more than `slack` behind their bounds, by name. */
export function namesBehind(figures: readonly Figure[], slack: number): string[] {
  return figures.filter((figure) => keeps(figure, slack) === false).map(({ name }) => name);
}
