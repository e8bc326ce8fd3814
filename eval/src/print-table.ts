import { type Figure, holds } from './figure.ts';

/** One column of the table; `slack` is how far its shares may stay behind the bound. */
export type Column = { head: string; figures: readonly Figure[]; slack: number };

/** Each figure in each column, with its bound and whether it is kept. */
export function tableOf(columns: readonly Column[]): string {
  const names = [...new Set(columns.flatMap(({ figures }) => figures.map(({ name }) => name)))];
  const width = Math.max(...names.map((name) => name.length));
  const heads = [''.padEnd(width), ...columns.map(({ head }) => head.padStart(9)), 'bound'.padStart(9)];
  const rows = names.map((name) => {
    const cells = columns.map(({ figures, slack }) => ({ slack, figure: figures.find((one) => one.name === name) }));
    const first = cells.find(({ figure }) => figure)?.figure as Figure;
    const values = cells.map(({ figure }) => (figure ? format(figure.value, figure.unit) : '').padStart(9));
    const verdicts = cells.map(({ figure, slack }) => (figure ? keeps(figure, slack) : null));
    return [name.padEnd(width), ...values, boundText(first).padStart(9), verdictText(verdicts)].join('  ').trimEnd();
  });
  return [heads.join('  '), ...rows].join('\n');
}

/** Whether a figure keeps its bound, shares with some slack; null where it has none. */
export function keeps(figure: Figure, slack: number): boolean | null {
  return holds(figure, figure.unit === 'share' ? slack : 0);
}

function boundText({ bound, unit }: Figure): string {
  if (!bound) return '';
  return 'atLeast' in bound ? `≥ ${format(bound.atLeast, unit)}` : `≤ ${format(bound.atMost, unit)}`;
}

function verdictText(verdicts: readonly (boolean | null)[]): string {
  if (verdicts.every((verdict) => verdict === null)) return '';
  return verdicts.includes(false) ? 'MISSED' : 'ok';
}

function format(value: number, unit: Figure['unit']): string {
  if (unit === 'share') return `${(100 * value).toFixed(1)} %`;
  return value.toLocaleString('en-GB', { maximumFractionDigits: value < 100 && unit !== 'count' ? 1 : 0 });
}
