import type { ApiErrorBody } from '@coach/contracts/api-error';
import { errorStatus } from '@coach/contracts/errors';
import type { PartialEvent } from '@coach/contracts/features/work';
import { m } from '../../paraglide/messages.js';
import { requestStream } from '../api-client.ts';
import { ApiError, toApiError } from '../api-error.ts';
import { backOff, pause } from '../retry-policy.ts';
import { readEvents, type StreamEvent } from './read-events.ts';

export type WorkEnding<Answer> =
  | { state: 'done'; answer: Answer }
  | { state: 'failed'; error: ApiError }
  | { state: 'cancelled' };

/** The server ends a work that nobody has followed for 20 seconds, and takes a silent process for dead after 30. */
const patienceMs = 60_000;
const longestWaitMs = 3_000;

export function workPath(id: string): string {
  return `/api/work/${encodeURIComponent(id)}`;
}

type Listener = { onText: (text: string) => void; signal: AbortSignal };

/**
 * Follows a text being written to its end, over lines that break: `onText` is told how it stands. Rejects with the abort
 * reason, or with ApiError when it cannot be reached any more.
 */
export async function followWork<Answer>(id: string, listener: Listener): Promise<WorkEnding<Answer>> {
  const { signal } = listener;
  let lostAt: number | null = null;
  let attempt = 2;
  const onHeard = () => {
    lostAt = null;
    attempt = 2;
  };
  for (; ; attempt += 1) {
    const ending = await followOnce<Answer>(id, listener, onHeard).catch((error) => {
      signal.throwIfAborted();
      if (isFinal(error)) throw error;
      return null;
    });
    if (ending) return ending;
    // From when it was lost, not last heard: a device that slept tries again when it wakes.
    lostAt ??= Date.now();
    if (Date.now() - lostAt > patienceMs) throw new ApiError('offline', m.common_offline(), 0);
    await untilOnline(Math.min(backOff(attempt), longestWaitMs), signal);
  }
}

/** On one line; null when it ends before the text does. */
async function followOnce<Answer>(
  id: string,
  { onText, signal }: Listener,
  onHeard: () => void,
): Promise<WorkEnding<Answer> | null> {
  let text = '';
  const stream = await requestStream(workPath(id), { signal, headers: { accept: 'text/event-stream' } });
  for await (const event of readEvents(stream)) {
    onHeard();
    if (event.event === 'pulse') continue;
    if (event.event !== 'partial') return endingOf<Answer>(event);
    const { at, text: added } = event.data as PartialEvent;
    text = text.slice(0, at) + added;
    onText(text);
  }
  return null;
}

function endingOf<Answer>({ event, data }: StreamEvent): WorkEnding<Answer> {
  if (event === 'done') return { state: 'done', answer: (data as { result: Answer }).result };
  if (event === 'cancelled') return { state: 'cancelled' };
  const { error } = data as { error: ApiErrorBody };
  return { state: 'failed', error: toApiError(errorStatus[error.error] ?? 500, error, m.common_unexpected()) };
}

/** The server has answered, and would say the same again. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Waits, or less where the device finds its network again. */
async function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  const found = new AbortController();
  const listen = () => found.abort();
  addEventListener('online', listen, { once: true });
  await pause(ms, AbortSignal.any([signal, found.signal])).catch(() => undefined);
  removeEventListener('online', listen);
  signal.throwIfAborted();
}
