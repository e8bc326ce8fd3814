import { type ComponentType, lazy, Suspense } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../Card.tsx';
import { Spinner } from '../Spinner.tsx';

/** What was scored, and when. */
export type Scored = { id: string; createdAt: string; score: number };
type Course = { items: readonly Scored[] };
type ScoreCourseProps = Course & {
  /** The scores, oldest first, as a sentence. */
  describe: (scores: readonly number[]) => string;
};

/** The library that draws charts weighs more than the page: it comes with the first course there is to draw. */
const ScoreChart = lazy(async (): Promise<{ default: ComponentType<Course> }> => {
  try {
    return { default: (await import('./ScoreChart.tsx')).ScoreChart };
  } catch {
    // Out of reach: the sentence and the table tell it all the same.
    return { default: () => null };
  }
});

/** The score from the oldest to the latest of `items`, which come newest first: in a sentence, as a line, and as a table. */
export function ScoreCourse({ items, describe }: ScoreCourseProps) {
  const oldestFirst = items.toReversed();
  return (
    <Card title={m.common_course()}>
      <p className="mb-4">{describe(oldestFirst.map(({ score }) => score))}</p>
      <div aria-hidden="true" className="h-72 text-sm">
        <Suspense fallback={<Spinner className="h-full" />}>
          <ScoreChart items={oldestFirst} />
        </Suspense>
      </div>
      <CourseTable items={oldestFirst} />
    </Card>
  );
}

function CourseTable({ items }: Course) {
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">{m.common_course_table()}</summary>
      <table className="mt-2 w-full max-w-md text-left">
        <thead>
          <tr className="border-b-2 border-line">
            <th scope="col" className="py-2 pr-4">
              {m.common_course_date()}
            </th>
            <th scope="col" className="py-2">
              {m.common_course_score()}
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
