import type { Tracking } from '@coach/contracts/features/activity';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { ChartCard } from '../../../ui/score-course/ChartCard.tsx';
import { lazyChart } from '../../../ui/score-course/lazy-chart.tsx';
import { weekDay } from './week-day.ts';

const SentChart = lazyChart(async () => (await import('./SentChart.tsx')).SentChart);

/** How many applications left each week: in a sentence, as bars, and as a table. */
export function SentApplications({ weeks }: { weeks: Tracking['applications'] }) {
  const count = weeks.reduce((sum, { sent }) => sum + sent, 0);
  const title = m.dashboard_sent_title();
  if (count === 0)
    return (
      <Card title={title}>
        <p>{m.dashboard_sent_none({ weeks: weeks.length })}</p>
      </Card>
    );
  return (
    <ChartCard
      title={title}
      sentence={m.dashboard_sent_text({ count, weeks: weeks.length, recent: weeks.at(-1)?.sent ?? 0 })}
      chart={<SentChart weeks={weeks} />}
      columns={[m.dashboard_sent_week(), m.dashboard_sent_count()]}
      rows={weeks.map(({ week, sent }) => ({ id: week, cells: [weekDay(week), sent] }))}
    />
  );
}
