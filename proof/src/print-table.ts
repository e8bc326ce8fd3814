import { type Bound, type Finding, isHeld } from './finding.ts';

export type Part = { name: string; findings: Finding[] };

/** The table that `npm run proof` prints, a heading a part, and its last line: how many bounds there are and how many held. */
export function tableOf(parts: Part[]): string {
  const findings = parts.flatMap((part) => part.findings);
  const width = Math.max(...findings.map(({ name }) => name.length));
  const bounded = findings.filter(({ bound }) => bound);
  return [
    ...parts.flatMap((part) => ['', part.name, ...part.findings.map((finding) => lineOf(finding, width))]),
    '',
    `${bounded.filter(isHeld).length} of ${bounded.length} bounds held, ${findings.length} figures`,
  ].join('\n');
}

function lineOf(finding: Finding, width: number): string {
  const verdict = finding.bound ? (isHeld(finding) ? 'ok' : 'MISSED') : '';
  const columns = [
    finding.name.padEnd(width),
    format(finding.value).padStart(10),
    boundText(finding.bound).padStart(10),
  ];
  return `  ${columns.join('  ')}  ${verdict}`.trimEnd();
}

export function boundText(bound?: Bound): string {
  if (!bound) return '';
  if ('atMost' in bound) return `≤ ${format(bound.atMost)}`;
  if ('atLeast' in bound) return `≥ ${format(bound.atLeast)}`;
  return `= ${format(bound.exactly)}`;
}

export function format(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 });
}
