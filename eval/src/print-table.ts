import { type Figure, holds } from './figure.ts';

/** Points by which the unseen set may stay behind the bound. */
export const unseenSlack = 0.05;

/** The table: each figure on the pairs the engine was made with and on those it was not, with its bound. */
export function tableOf(seen: readonly Figure[], unseen: readonly Figure[]): string {
  const names = [...new Set([...seen, ...unseen].map(({ name }) => name))];
  const width = Math.max(...names.map((name) => name.length));
  const rows = names.map((name) => {
    const [a, b] = [seen, unseen].map((figures) => figures.find((figure) => figure.name === name));
    const bound = (a ?? b)?.bound ?? null;
    const unit = (a ?? b)?.unit ?? 'count';
    const verdicts = [a && holds(a), b && holds(b, unit === 'share' ? unseenSlack : 0)];
    const columns = [name.padEnd(width), written(a), written(b), boundText(bound, unit).padStart(9)];
    return `${columns.join('  ')}  ${verdictText(verdicts)}`.trimEnd();
  });
  const head = [''.padEnd(width), 'seen'.padStart(9), 'unseen'.padStart(9), 'bound'.padStart(9)].join('  ');
  return [head, ...rows].join('\n');
}

function written(figure: Figure | undefined): string {
  return (figure ? format(figure.value, figure.unit) : '').padStart(9);
}

function boundText(bound: Figure['bound'], unit: Figure['unit']): string {
  if (!bound) return '';
  return 'atLeast' in bound ? `≥ ${format(bound.atLeast, unit)}` : `≤ ${format(bound.atMost, unit)}`;
}

function verdictText(verdicts: (boolean | null | undefined)[]): string {
  if (verdicts.every((verdict) => verdict === null || verdict === undefined)) return '';
  return verdicts.includes(false) ? 'MISSED' : 'ok';
}

function format(value: number, unit: Figure['unit']): string {
  if (unit === 'share') return `${(100 * value).toFixed(1)} %`;
  return value.toLocaleString('en-GB', { maximumFractionDigits: value < 100 && unit !== 'count' ? 1 : 0 });
}
