import type { SalaryPoints } from '@coach/contracts/features/salaries';

const [width, height, edge] = [600, 64, 14];
const line = 34;

type SalaryBarProps = { points: SalaryPoints; own: number | null };

/** The range as a bar with a mark of its own shape for each amount; the amounts themselves are told beside it. */
export function SalaryBar({ points: { d1, median, mean, d9 }, own }: SalaryBarProps) {
  if (d1 === undefined || d9 === undefined) return null;
  const held = own === null ? null : Math.min(Math.max(own, d1 * 0.6), d9 * 1.25);
  const [from, to] = [Math.min(d1, held ?? d1) * 0.9, Math.max(d9, held ?? d9) * 1.05];
  const at = (amount: number) => edge + ((amount - from) / (to - from)) * (width - 2 * edge);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="mt-3 w-full" aria-hidden="true">
      <line x1={edge} x2={width - edge} y1={line} y2={line} className="stroke-line-strong" strokeWidth="3" />
      <rect x={at(d1)} y={line - 9} width={at(d9) - at(d1)} height="18" rx="3" className="fill-brand" />
      {[d1, d9].map((amount) => (
        <rect key={amount} x={at(amount) - 2.5} y={line - 16} width="5" height="32" rx="2" className="fill-ink" />
      ))}
      {median === undefined ? null : (
        <rect
          x={at(median) - 3.5}
          y={line - 13}
          width="7"
          height="26"
          className="fill-card stroke-ink"
          strokeWidth="2"
        />
      )}
      {mean === undefined ? null : (
        <path
          d={`M${at(mean)} ${line - 11}l11 11l-11 11l-11 -11z`}
          className="fill-card stroke-ink"
          strokeWidth="2.5"
        />
      )}
      {held === null ? null : <path d={`M${at(held)} ${line - 10}l-10 -20h20z`} className="fill-accent stroke-card" />}
    </svg>
  );
}
