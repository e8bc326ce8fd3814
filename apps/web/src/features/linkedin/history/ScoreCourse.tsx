import { CartesianGrid, LabelList, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatDate, formatShortDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import type { HistoryItem } from '../requests/use-linkedin-history.ts';
import { describeCourse } from './describe-course.ts';

/** The score from the oldest analysis to the latest, as a line with its figures, in a sentence, and as a table. */
export function ScoreCourse({ items }: { items: readonly HistoryItem[] }) {
  const oldestFirst = items.toReversed();
  const points = oldestFirst.map(({ score, createdAt }, index) => ({
    index,
    score,
    date: formatShortDate(createdAt),
  }));
  const told = describeCourse(oldestFirst.map(({ score }) => score));
  return (
    <Card title={m.linkedin_course()}>
      <p className="mb-4">{told}</p>
      <div aria-hidden="true" className="h-72 text-sm">
        <ResponsiveContainer width="100%" height="100%">
          <LineChart data={points} margin={{ top: 28, right: 28, bottom: 4, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="index"
              tickFormatter={(index: number) => points[index]?.date ?? ''}
              stroke="var(--line-strong)"
              tick={{ fill: 'var(--ink-soft)' }}
              tickMargin={10}
              height={40}
              padding={{ left: 24, right: 24 }}
              interval="preserveStartEnd"
            />
            <YAxis
              domain={[0, 100]}
              ticks={[0, 40, 60, 80, 100]}
              width={44}
              stroke="var(--line-strong)"
              tick={{ fill: 'var(--ink-soft)' }}
            />
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
      </div>
      <CourseTable items={oldestFirst} />
    </Card>
  );
}

function CourseTable({ items }: { items: readonly HistoryItem[] }) {
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">{m.linkedin_course_table()}</summary>
      <table className="mt-2 w-full max-w-md text-left">
        <thead>
          <tr className="border-b-2 border-line">
            <th scope="col" className="py-2 pr-4">
              {m.linkedin_course_date()}
            </th>
            <th scope="col" className="py-2">
              {m.linkedin_course_score()}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, createdAt, score }) => (
            <tr key={id} className="border-b border-line">
              <td className="py-2 pr-4">{formatDate(createdAt)}</td>
              <td className="py-2">{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
