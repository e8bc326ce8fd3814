import { m } from '../paraglide/messages.js';
import { cx } from './cx.ts';
import { type ScoreTone, scoreTone } from './score-tone.ts';

const strokes: Record<ScoreTone, string> = {
  ok: 'stroke-ok',
  accent: 'stroke-accent',
  warn: 'stroke-warn',
  bad: 'stroke-bad',
};
const sizes = { sm: 'size-16', md: 'size-28', lg: 'size-44' };
const circumference = 2 * Math.PI * 52;

type ScoreRingProps = { score: number; size?: keyof typeof sizes; label?: string; className?: string };

/** A score from 0 to 100 at a glance, with its sentence for those who listen. */
export function ScoreRing({ score, size = 'md', label, className }: ScoreRingProps) {
  return (
    <svg
      viewBox="0 0 120 120"
      role="img"
      aria-label={label ?? m.common_score({ score })}
      className={cx(sizes[size], 'shrink-0', className)}
    >
      <circle cx="60" cy="60" r="52" fill="none" strokeWidth="12" className="stroke-line" />
      <circle
        cx="60"
        cy="60"
        r="52"
        fill="none"
        strokeWidth="12"
        strokeLinecap="round"
        strokeDasharray={`${(score / 100) * circumference} ${circumference}`}
        transform="rotate(-90 60 60)"
        className={cx(
          score > 0 ? strokes[scoreTone(score)] : 'stroke-transparent',
          'transition-[stroke-dasharray] duration-700',
        )}
      />
      <text x="60" y="74" textAnchor="middle" fontSize="40" className="fill-ink font-display">
        {score}
      </text>
    </svg>
  );
}
