import { CallFailure, failureOf, judge } from './call-failure.ts';
import type { ModelLimits } from './model-limits.ts';

type Bounds = Pick<ModelLimits, 'silenceMs' | 'maxBytes'>;

/**
 * `fetch` for a model: refuses redirects, hangs up on silence and on answers without end, and tells an error’s meaning
 * (CallFailure) from its status and first bytes.
 */
export function limitedFetch(bounds: Bounds): typeof fetch {
  return async (input, init) => {
    const silence = startSilence(bounds.silenceMs);
    const signals = init?.signal ? [init.signal, silence.signal] : [silence.signal];
    init?.signal?.addEventListener('abort', silence.end, { once: true });
    try {
      const answer = await fetch(input, { ...init, redirect: 'manual', signal: AbortSignal.any(signals) });
      if (!answer.ok) throw await refusalOf(answer);
      checkIsStream(answer);
      const { status, headers } = answer;
      return new Response(answer.body?.pipeThrough(watch(silence, bounds)) ?? null, { status, headers });
    } catch (error) {
      silence.end();
      if (init?.signal?.aborted) throw init.signal.reason;
      throw silence.signal.aborted ? silence.signal.reason : failureOfFetch(error);
    }
  };
}

type Silence = { signal: AbortSignal; heard(): void; end(): void };

function startSilence(silenceMs: number): Silence {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new CallFailure('timeout')), silenceMs);
  return { signal: controller.signal, heard: () => void timer.refresh(), end: () => clearTimeout(timer) };
}

function watch(silence: Silence, { maxBytes }: Bounds): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(part, controller) {
      silence.heard();
      length += part.length;
      if (length <= maxBytes) return controller.enqueue(part);
      silence.end();
      controller.error(new CallFailure('too_long'));
    },
    flush: silence.end,
  });
}

/** A sign-in page or a plain JSON where a stream was asked for. */
function checkIsStream({ headers, status }: Response): void {
  if (/\b(?:html|json)\b/i.test(headers.get('content-type') ?? '')) throw new CallFailure('unavailable', { status });
}

const mostOfRefusal = 8 * 1024;

async function refusalOf(answer: Response): Promise<CallFailure> {
  return judge(answer.status, await beginningOf(answer), waitAskedBy(answer.headers));
}

async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length >= mostOfRefusal) break;
  }
  return text.slice(0, mostOfRefusal);
}

/** Milliseconds of `retry-after` (seconds or a date) or of the finer `retry-after-ms`; null without either. */
function waitAskedBy(headers: Headers): number | null {
  const fine = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (fine >= 0) return fine;
  const given = headers.get('retry-after');
  if (given === null) return null;
  const ms = /^\d+(?:\.\d+)?$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/** Whatever `fetch` itself throws, the server was not reached. */
function failureOfFetch(error: unknown): CallFailure {
  const known = failureOf(error);
  return known.fault === 'unavailable' && known.status === null ? new CallFailure('unreachable') : known;
}
