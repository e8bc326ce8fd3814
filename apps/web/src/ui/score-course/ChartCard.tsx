import { type ReactNode, Suspense } from 'react';
import { m } from '../../paraglide/messages.js';
import { Card } from '../Card.tsx';
import { Spinner } from '../Spinner.tsx';

type Row = { id: string; cells: readonly [ReactNode, ReactNode] };
type ChartCardProps = {
  title: ReactNode;
  /** What the chart shows, in words. */
  sentence: string;
  chart: ReactNode;
  columns: readonly [string, string];
  rows: readonly Row[];
};

/** A chart for who sees it; the sentence and the table say the same to everybody. */
export function ChartCard({ title, sentence, chart, columns, rows }: ChartCardProps) {
  return (
    <Card title={title}>
      <p className="mb-4">{sentence}</p>
      <div aria-hidden="true" className="h-72 text-sm">
        <Suspense fallback={<Spinner className="h-full" />}>{chart}</Suspense>
      </div>
      <ChartTable title={title} columns={columns} rows={rows} />
    </Card>
  );
}

function ChartTable({ title, columns: [first, second], rows }: Pick<ChartCardProps, 'title' | 'columns' | 'rows'>) {
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">{m.common_course_table()}</summary>
      <table className="mt-2 w-full max-w-md text-left">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b-2 border-line">
            <th scope="col" className="py-2 pr-4">
              {first}
            </th>
            <th scope="col" className="py-2">
              {second}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, value] }) => (
            <tr key={id} className="border-b border-line">
              <td className="py-2 pr-4">{name}</td>
              <td className="py-2">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
