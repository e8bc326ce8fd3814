import { CartesianGrid, LabelList, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatShortDate, formatTime } from '../../lib/format.ts';
import type { Scored } from './ScoreCourse.tsx';

/** The score as a line with its figures, oldest first; the sentence and the table beside it say the same to who cannot see it. */
export function ScoreChart({ items }: { items: readonly Scored[] }) {
  const points = items.map(({ score }, index) => ({ index, score }));
  const days = items.map(({ createdAt }) => formatShortDate(createdAt));
  // Several on one day are told apart by the hour.
  const sameDay = new Set(days).size === 1;
  const dateOf = (index: number) => (sameDay ? formatTime(items[index]?.createdAt ?? 0) : (days[index] ?? ''));
  const tick = { fill: 'var(--ink-soft)' };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={points} margin={{ top: 28, right: 28, bottom: 4, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="index"
          tickFormatter={dateOf}
          stroke="var(--line-strong)"
          tick={tick}
          tickMargin={10}
          height={40}
          padding={{ left: 24, right: 24 }}
          interval="preserveStartEnd"
        />
        <YAxis domain={[0, 100]} ticks={[0, 40, 60, 80, 100]} width={44} stroke="var(--line-strong)" tick={tick} />
        <Line
          dataKey="score"
          stroke="var(--brand)"
          strokeWidth={3}
          dot={{ r: 6, fill: 'var(--card)', stroke: 'var(--brand)', strokeWidth: 3 }}
          activeDot={false}
          isAnimationActive={false}
        >
          <LabelList dataKey="score" position="top" offset={12} fill="var(--ink)" className="font-display" />
        </Line>
      </LineChart>
    </ResponsiveContainer>
  );
}
