import { type Model, type ModelAnswer, ModelError, type ModelRequest } from '../model.ts';
import type { Asking, Server } from './asking.ts';
import { CallFailure, failureOf } from './call-failure.ts';
import { converse } from './converse.ts';
import { openDialect, type Speak } from './dialects.ts';
import { limitedFetch } from './limited-fetch.ts';
import { type ModelAccess, providerNameOf } from './model-access.ts';
import { limitsOf, type ModelLimits } from './model-limits.ts';
import { showPartials } from './show-partials.ts';

/** A model over HTTP. See `limitsOf` for how long it may take, `habits` for how it adapts to a server. */
export function sdkModel(access: ModelAccess, limits: Partial<ModelLimits> = {}): Model {
  const server = openServer(access, limits);
  return { provider: providerNameOf(access), name: access.model, ask: (request) => askServer(server, request) };
}

/** What `sdkModel` keeps to itself, for who wants to see what is learnt. */
export function openServer(access: ModelAccess, limits: Partial<ModelLimits> = {}): Server {
  const bounds = { ...limitsOf(access.timeoutMs), ...limits };
  let opened: Promise<Speak> | null = null;
  const speak = () => {
    opened ??= openDialect(access, limitedFetch(bounds));
    return opened;
  };
  return { limits: bounds, habits: new Map(), speak };
}

/** Rejects with ModelError, or with the signal’s reason. */
export async function askServer<Output>(server: Server, request: ModelRequest<Output>): Promise<ModelAnswer<Output>> {
  request.signal.throwIfAborted();
  const ending = new AbortController();
  const leave = () => ending.abort(request.signal.reason);
  request.signal.addEventListener('abort', leave, { once: true });
  const timer = setTimeout(() => ending.abort(new CallFailure('timeout')), server.limits.timeoutMs);
  const asking = startAsking(server, request, ending.signal);
  try {
    return await Promise.race([converse(asking), endOf(ending.signal)]);
  } catch (error) {
    if (request.signal.aborted) throw request.signal.reason;
    const { fault, status } = failureOf(error);
    throw new ModelError(fault, asking.spent, status);
  } finally {
    asking.showing.stop();
    clearTimeout(timer);
    request.signal.removeEventListener('abort', leave);
    // Whatever is still being read is hung up on.
    ending.abort(new CallFailure('unreachable'));
  }
}

function startAsking<Output>(server: Server, request: ModelRequest<Output>, signal: AbortSignal): Asking<Output> {
  return {
    ...{ server, request, signal, showing: showPartials(request.onPartial) },
    spent: { inputTokens: 0, outputTokens: 0 },
    ...{ startedAt: performance.now(), firstWordMs: null, mayRetry: true, isAsked: false },
  };
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
