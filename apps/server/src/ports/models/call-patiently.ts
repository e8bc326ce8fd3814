import { setTimeout as wait } from 'node:timers/promises';
import { type Asking, habitsFor } from './asking.ts';
import { type CallFailure, failureOf } from './call-failure.ts';
import type { Call } from './dialects.ts';
import { concede, type Habits } from './habits.ts';
import { type Heard, hearReply, noTokens } from './hear-reply.ts';
import type { ModelLimits } from './model-limits.ts';
import { portableSchema } from './portable-schema.ts';

const mostConcessions = 4;

/**
 * One answer, be it broken off after its first word. What the server refuses to be asked is asked otherwise, and a
 * server that failed before its first word is asked once more in an `ask`. Rejects with CallFailure.
 */
export async function callPatiently(asking: Asking<unknown>, since: Call['since']): Promise<Heard> {
  let habits = habitsFor(asking);
  let conceded = 0;
  for (;;) {
    const heard = await call(asking, since, habits);
    if (!heard.broken || heard.text !== '') {
      asking.server.habits.set(asking.request.schemaName, habits);
      return heard;
    }
    const next = conceded < mostConcessions ? concede(habits, heard.broken) : null;
    if (next) {
      habits = next;
      conceded += 1;
    } else await pauseOrGiveUp(asking, heard.broken);
  }
}

async function call(asking: Asking<unknown>, since: Call['since'], habits: Habits): Promise<Heard> {
  const { server, request, signal, spent, showing } = asking;
  const { instructions, material, schemaName, maxOutputTokens } = request;
  const schema = portableSchema(request.schema);
  const onText = (text: string) => {
    asking.firstWordMs ??= Math.round(performance.now() - asking.startedAt);
    showing.show(text);
  };
  const speak = await server.speak();
  const stream = speak({ instructions, material, since, schema, schemaName, maxOutputTokens, habits, signal });
  tellAsked(asking);
  const heard = await stream.then((parts) => hearReply(parts, onText), failed);
  spent.inputTokens += heard.usage.inputTokens;
  spent.outputTokens += heard.usage.outputTokens;
  return heard;
}

/** Long enough for the question to leave before who is told takes the processor. */
const leavesWithinMs = 5;

function tellAsked(asking: Asking<unknown>): void {
  if (asking.isAsked) return;
  asking.isAsked = true;
  const { onAsked } = asking.request;
  if (onAsked) setTimeout(() => asking.signal.aborted || onAsked(), leavesWithinMs);
}

function failed(error: unknown): Heard {
  return { text: '', finish: 'other', thought: false, usage: noTokens, broken: failureOf(error) };
}

/** Throws what went wrong, unless it may pass and this was the first time. */
async function pauseOrGiveUp(asking: Asking<unknown>, failure: CallFailure): Promise<void> {
  const pauseMs = asking.mayRetry ? pauseFor(failure, asking.server.limits) : null;
  if (pauseMs === null || asking.signal.aborted) throw failure;
  asking.mayRetry = false;
  await wait(pauseMs, undefined, { signal: asking.signal });
}

/** Of a server’s own making, and mostly short: errors inside, gateways, « overloaded ». */
const passing = new Set([500, 502, 503, 504, 529]);

/** Milliseconds; null where asking again would not help. A limit is waited for only if the server says how long. */
function pauseFor({ fault, status, retryAfterMs }: CallFailure, limits: ModelLimits): number | null {
  if (retryAfterMs !== null && retryAfterMs > limits.longestWaitMs) return null;
  if (fault === 'rate_limited') return retryAfterMs;
  const mayPass = fault === 'unreachable' || (fault === 'unavailable' && passing.has(status ?? 0));
  return mayPass ? (retryAfterMs ?? limits.pauseMs) : null;
}
