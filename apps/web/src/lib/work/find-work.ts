import type { StartedWork, WorkList } from '@coach/contracts/features/work';
import { request } from '../api-client.ts';

/** A page that was reloaded while its text was finished is back by then. */
const recentMs = 2 * 60_000;

/** The text that this part of the page had asked for: under way, or just ended and not told yet. */
export async function findWork(place: string, signal: AbortSignal): Promise<StartedWork | null> {
  const { items } = await request<WorkList>('/api/work', { signal });
  const found = items.find(
    (item) => item.place === place && (item.state === 'running' || Date.now() - Date.parse(item.createdAt) < recentMs),
  );
  return found ? { workId: found.id, model: found.model } : null;
}
