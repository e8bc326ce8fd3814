import type { Job, JobSummary } from '@coach/contracts/features/jobs';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

export type JobPage = { items: JobSummary[]; nextCursor: string | null };
export type JobPages = InfiniteData<JobPage, unknown>;

export const jobKeys = {
  list: ['jobs', 'list'] as const,
  one: (id: string) => ['jobs', 'one', id] as const,
  change: ['jobs', 'change'] as const,
};

/** Offers of all pages, each once: one added meanwhile pushes the last of a page on to the next. */
export function listedJobs(pages: JobPages | undefined): JobSummary[] {
  const seen = new Set<string>();
  return (pages?.pages ?? []).flatMap(({ items }) => items).filter(({ id }) => !seen.has(id) && Boolean(seen.add(id)));
}

/** An offer of which the list knows more than was kept of it alone is asked for again, at once where it is open. */
export function askForNewer(client: QueryClient, jobs: readonly JobSummary[]): void {
  for (const { id, updatedAt } of jobs) {
    const known = client.getQueryData<Job>(jobKeys.one(id));
    if (known && known.updatedAt < updatedAt) void client.invalidateQueries({ queryKey: jobKeys.one(id) });
  }
}

/** Shows `changes` of one offer wherever it is shown. */
export function changeJob(client: QueryClient, id: string, changes: Partial<Job>): void {
  const { description: _, ...light } = changes;
  client.setQueryData<JobPages>(jobKeys.list, (data) =>
    mapItems(data, (items) => items.map((job) => (job.id === id ? { ...job, ...light } : job))),
  );
  client.setQueryData<Job>(jobKeys.one(id), (job) => (job ? { ...job, ...changes } : job));
}

/** An offer just added stands first. */
export function addJob(client: QueryClient, job: Job): void {
  const { description: _, ...light } = job;
  client.setQueryData(jobKeys.one(job.id), job);
  client.setQueryData<JobPages>(jobKeys.list, (data) =>
    mapItems(data, (items, page) => (page === 0 ? [light, ...items] : items)),
  );
}

export function dropJob(client: QueryClient, id: string): void {
  client.setQueryData<JobPages>(jobKeys.list, (data) =>
    mapItems(data, (items) => items.filter((job) => job.id !== id)),
  );
  client.removeQueries({ queryKey: jobKeys.one(id) });
}

export function findJob(client: QueryClient, id: string): JobSummary | undefined {
  return listedJobs(client.getQueryData<JobPages>(jobKeys.list)).find((job) => job.id === id);
}

type Change = (items: JobSummary[], page: number) => JobSummary[];

/** Pages that stay the same stay the same object, so that nothing there is drawn again. */
function mapItems(data: JobPages | undefined, change: Change): JobPages | undefined {
  if (!data) return data;
  return { ...data, pages: data.pages.map((page, index) => ({ ...page, items: change(page.items, index) })) };
}
