import { type ApplicationStatus, applicationStatuses, type JobSummary } from '@coach/contracts/features/jobs';

type Placed = Pick<JobSummary, 'id' | 'applicationStatus' | 'position'>;
export type Columns<Kept extends Placed = JobSummary> = Record<ApplicationStatus, Kept[]>;
export type Target = { status: ApplicationStatus; before: string | null };

/** The offers of each column, from top to bottom. */
export function toColumns<Kept extends Placed>(jobs: readonly Kept[]): Columns<Kept> {
  const columns = Object.fromEntries(applicationStatuses.map((status) => [status, []])) as unknown as Columns<Kept>;
  for (const job of jobs) columns[job.applicationStatus].push(job);
  for (const column of Object.values(columns))
    column.sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
  return columns;
}

/** Where a card lands between its neighbours, as the server will number it. */
export function positionBefore(column: readonly Placed[], id: string, before: string | null): number {
  const others = column.filter((job) => job.id !== id);
  const found = before === null ? -1 : others.findIndex((job) => job.id === before);
  const at = found === -1 ? others.length : found;
  const [above, below] = [others[at - 1]?.position, others[at]?.position];
  if (above === undefined) return below === undefined ? 0 : below - 1;
  return below === undefined ? above + 1 : (above + below) / 2;
}

/** The card that stands right under this one, so that it can be put back. */
export function nextBelow(column: readonly Placed[], id: string): string | null {
  const at = column.findIndex((job) => job.id === id);
  return at === -1 ? null : (column[at + 1]?.id ?? null);
}

/** Where an arrow key takes a card; null where there is nowhere to go. */
export function arrowTarget(columns: Columns<Placed>, job: Placed, key: string): Target | null {
  const status = job.applicationStatus;
  const column = columns[status];
  const at = column.findIndex(({ id }) => id === job.id);
  if (key === 'ArrowUp') return at > 0 ? { status, before: column[at - 1]?.id ?? null } : null;
  if (key === 'ArrowDown') return at < column.length - 1 ? { status, before: column[at + 2]?.id ?? null } : null;
  const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const next = step ? applicationStatuses[applicationStatuses.indexOf(status) + step] : undefined;
  return next ? { status: next, before: columns[next][0]?.id ?? null } : null;
}
