import type { Tracking } from '@coach/contracts/features/activity';
import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { weekDay } from './week-day.ts';

/** Applications a week as bars with their figures, the oldest week first. */
export function SentChart({ weeks }: { weeks: Tracking['applications'] }) {
  const tick = { fill: 'var(--ink-soft)' };
  const points = weeks.map(({ week, sent }) => ({ week, sent, shown: sent || '' }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={points} margin={{ top: 28, right: 12, bottom: 4, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="week"
          tickFormatter={weekDay}
          stroke="var(--line-strong)"
          tick={tick}
          tickMargin={10}
          height={40}
          interval="preserveStartEnd"
          minTickGap={12}
        />
        <YAxis allowDecimals={false} width={36} stroke="var(--line-strong)" tick={tick} />
        <Bar dataKey="sent" fill="var(--brand)" radius={[6, 6, 0, 0]} isAnimationActive={false}>
          <LabelList dataKey="shown" position="top" offset={8} fill="var(--ink)" className="font-display" />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
