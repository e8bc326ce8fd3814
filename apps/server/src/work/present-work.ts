import type { ApiErrorBody } from '@coach/contracts/api-error';
import type { Work, WorkList } from '@coach/contracts/features/work';
import type { UserContext } from '../context.ts';
import { AppError } from '../http/app-error.ts';
import { presentError } from '../http/present-error.ts';
import { isLost, type ListedWork, type WorkRow } from './running-rows.ts';
import type { RunningWork, WorkEnd } from './running-work.ts';

export function presentRow(context: UserContext, row: WorkRow): Work {
  const end = endOfRow(context, row);
  return { ...factsOf(row), state: end?.state ?? 'running', partial: row.partial, ...outcomeOf(end) };
}

/** As it stands in this process, which is ahead of its row. */
export function presentRunning({ facts, text, end }: RunningWork): Work {
  return { ...factsOf(facts), state: end?.state ?? 'running', partial: text, ...outcomeOf(end) };
}

export function presentList({ clock }: UserContext, rows: ListedWork[]): WorkList {
  const now = clock.now();
  return { items: rows.map((row) => ({ ...factsOf(row), state: isLost(row, now) ? 'failed' : row.state })) };
}

/** What became of a work; null while it runs. One whose process died has failed. */
export function endOfRow(context: UserContext, row: WorkRow): WorkEnd | null {
  if (row.state === 'done') return { state: 'done', result: row.result };
  if (row.state === 'cancelled') return { state: 'cancelled' };
  if (row.state === 'running' && !isLost(row, context.clock.now())) return null;
  return { state: 'failed', error: row.error ?? lostError(context) };
}

function lostError({ language, requestId }: UserContext): ApiErrorBody {
  return presentError(new AppError('unavailable', { reason: 'work_lost' }), language, requestId).body;
}

function factsOf({ id, kind, place, model, createdAt }: Omit<ListedWork, 'state'> | RunningWork['facts']) {
  return { id, kind, place, model, createdAt: createdAt.toISOString() };
}

function outcomeOf(end: WorkEnd | null): Pick<Work, 'result' | 'error'> {
  return {
    result: end?.state === 'done' ? end.result : null,
    error: end?.state === 'failed' ? end.error : null,
  };
}
