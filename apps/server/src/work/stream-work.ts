import type { PartialEvent } from '@coach/contracts/features/work';
import type { Following } from './follow-work.ts';
import type { WorkEnd } from './running-work.ts';

/** A line on which nothing moves is closed by proxies, some after 30 seconds. */
const quietMs = 15_000;

/**
 * A work as server-sent events: what is there already, then what comes, then its end. What comes faster than it is read is
 * told together: a slow line holds no more than one text.
 */
export function streamWork(following: Following): Response {
  const gone = new AbortController();
  const events = tell(following, gone.signal);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await events.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel() {
        gone.abort();
        // Where nothing was read, nothing was begun that could end.
        following.leave();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  };
  return new Response(body, { headers });
}

async function* tell(following: Following, gone: AbortSignal): AsyncGenerator<string> {
  try {
    let shown = '';
    // The page knows at once that it is heard.
    yield ': here\n\n';
    while (!gone.aborted) {
      const { text, end } = following.view();
      if (text !== shown) yield eventOf('partial', difference(shown, text));
      else if (end) return yield eventOf(end.state, detailsOf(end));
      else if (await isQuiet(following, gone)) yield ': still here\n\n';
      shown = text;
    }
  } finally {
    following.leave();
  }
}

/** Waits for what comes next. */
async function isQuiet(following: Following, gone: AbortSignal): Promise<boolean> {
  const wait = new AbortController();
  const stop = () => wait.abort();
  const timer = setTimeout(stop, quietMs);
  gone.addEventListener('abort', stop, { once: true });
  await following.changed(wait.signal);
  clearTimeout(timer);
  gone.removeEventListener('abort', stop);
  return wait.signal.aborted;
}

/** What was shown mostly stays as it was: only what is new is sent. */
export function difference(shown: string, text: string): PartialEvent {
  const most = Math.min(shown.length, text.length);
  let at = 0;
  while (at < most && shown[at] === text[at]) at += 1;
  return { at, text: text.slice(at) };
}

function detailsOf(end: WorkEnd): object {
  if (end.state === 'done') return { result: end.result };
  return end.state === 'failed' ? { error: end.error } : {};
}

/** JSON holds no line break, which would end the event. */
function eventOf(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
