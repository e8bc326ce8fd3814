import type { Figure } from './figures.ts';

/** Lines of a table: figure, target, and whether it is met. */
export function tableOf(figures: Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const rows = figures.map(({ name, value, target }) => {
    const columns = [
      name.padEnd(width),
      format(value).padStart(10),
      (target === undefined ? '' : `≤ ${format(target)}`).padStart(10),
    ];
    return `${columns.join('  ')}  ${verdict(value, target)}`.trimEnd();
  });
  return [`${''.padEnd(width)}  ${'figure'.padStart(10)}  ${'target'.padStart(10)}`, ...rows].join('\n');
}

export function verdict(value: number, target?: number): '' | 'ok' | 'MISSED' {
  if (target === undefined) return '';
  return value <= target ? 'ok' : 'MISSED';
}

function format(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 });
}
