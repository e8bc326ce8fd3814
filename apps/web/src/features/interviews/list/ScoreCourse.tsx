import { type ComponentType, lazy, Suspense } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

import { describeCourse } from './describe-course.ts';

export type Scored = { id: string; createdAt: string; score: number };
type ScoreCourseProps = { items: readonly Scored[] };

/** The library that draws charts weighs more than the page: it comes with the first course there is to draw. */
const ScoreChart = lazy(async (): Promise<{ default: ComponentType<ScoreCourseProps> }> => {
  try {
    return { default: (await import('./ScoreChart.tsx')).ScoreChart };
  } catch {
    // Out of reach: the sentence and the table tell it all the same.
    return { default: () => null };
  }
});

/** The score from the oldest interview to the latest: in a sentence, as a line, and as a table. */
export function ScoreCourse({ items }: ScoreCourseProps) {
  const oldestFirst = items.toReversed();
  return (
    <Card title={m.interviews_course()}>
      <p className="mb-4">{describeCourse(oldestFirst.map(({ score }) => score))}</p>
      <div aria-hidden="true" className="h-72 text-sm">
        <Suspense fallback={<Spinner className="h-full" />}>
          <ScoreChart items={oldestFirst} />
        </Suspense>
      </div>
      <CourseTable items={oldestFirst} />
    </Card>
  );
}

function CourseTable({ items }: ScoreCourseProps) {
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">{m.interviews_course_table()}</summary>
      <table className="mt-2 w-full max-w-md text-left">
        <thead>
          <tr className="border-b-2 border-line">
            <th scope="col" className="py-2 pr-4">
              {m.interviews_course_date()}
            </th>
            <th scope="col" className="py-2">
              {m.interviews_course_score()}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, createdAt, score }) => (
            <tr key={id} className="border-b border-line">
              <td className="py-2 pr-4">{formatMoment(createdAt)}</td>
              <td className="py-2">{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
