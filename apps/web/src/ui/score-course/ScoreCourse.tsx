import { formatMoment } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { ChartCard } from './ChartCard.tsx';
import { lazyChart } from './lazy-chart.tsx';

/** What was scored, and when. */
export type Scored = { id: string; createdAt: string; score: number };
type ScoreCourseProps = {
  items: readonly Scored[];
  /** The scores, oldest first, as a sentence. */
  describe: (scores: readonly number[]) => string;
};

const ScoreChart = lazyChart(async () => (await import('./ScoreChart.tsx')).ScoreChart);

/** The score from the oldest to the latest of `items`, which come newest first: in a sentence, as a line, and as a table. */
export function ScoreCourse({ items, describe }: ScoreCourseProps) {
  const oldestFirst = items.toReversed();
  return (
    <ChartCard
      title={m.common_course()}
      sentence={describe(oldestFirst.map(({ score }) => score))}
      chart={<ScoreChart items={oldestFirst} />}
      columns={[m.common_course_date(), m.common_course_score()]}
      rows={oldestFirst.map(({ id, createdAt, score }) => ({ id, cells: [formatMoment(createdAt), score] }))}
    />
  );
}
