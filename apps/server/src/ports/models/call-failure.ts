import type { ModelFault } from '@coach/contracts/features/model-calls';

/** What went wrong with one call. `said` is the server’s own text: for deciding what to do next, never to be told. */
export class CallFailure extends Error {
  override name = 'CallFailure';
  readonly fault: ModelFault;
  readonly status: number | null;
  readonly said: string;
  /** Milliseconds the server asks to wait; null where it does not say. */
  readonly retryAfterMs: number | null;
  constructor(fault: ModelFault, more: { status?: number | null; said?: string; retryAfterMs?: number | null } = {}) {
    super(`a call of the model failed: ${fault}`);
    this.fault = fault;
    this.status = more.status ?? null;
    this.said = more.said ?? '';
    this.retryAfterMs = more.retryAfterMs ?? null;
  }
}

/** Finds what happened in whatever was thrown or streamed as an error, however deep it is wrapped. */
export function failureOf(error: unknown): CallFailure {
  const layers = layersOf(error);
  const own = layers.find((layer) => layer instanceof CallFailure);
  if (own) return own;
  const refusal = layers.find(({ statusCode }) => typeof statusCode === 'number' && statusCode >= 300);
  if (refusal) return judge(refusal.statusCode as number, refusal.responseBody ?? textOf(refusal.data));
  if (layers.some(isOfTheLine)) return new CallFailure('unreachable');
  // An error that the server put into the stream, rather than one of ours.
  return error instanceof Error ? new CallFailure('unavailable') : judge(null, textOf(error));
}

type Layer = {
  name?: string;
  cause?: unknown;
  statusCode?: unknown;
  responseBody?: string;
  data?: unknown;
  code?: unknown;
};

function layersOf(error: unknown): Layer[] {
  const layers: Layer[] = [];
  for (let at = error as Layer | undefined; at && layers.length < 8; at = at.cause as Layer | undefined)
    layers.push(at);
  return layers;
}

/** The connection broke, or ended where an answer had not. */
function isOfTheLine({ name, code }: Layer): boolean {
  if (name === 'AI_InvalidResponseDataError') return true;
  return typeof code === 'string' && /^(?:E[A-Z]+|UND_ERR_\w+)$/.test(code);
}

function textOf(data: unknown): string {
  return (JSON.stringify(data) ?? '').slice(0, 4096);
}

/** What a server that did not answer means, by its status and its words. */
export function judge(status: number | null, said: string, retryAfterMs: number | null = null): CallFailure {
  const fault = faultOf(status, said);
  return new CallFailure(fault, { status, said, retryAfterMs });
}

const noCredit =
  /insufficient[ _-]?(?:quota|funds|credits?|balance)|exceeded your current quota|credit balance|billing_/i;

const words: [RegExp, ModelFault][] = [
  [noCredit, 'quota'],
  [/context[ _-]?(?:length|window)|maximum context|max_model_len|too many tokens|prompt is too long/i, 'too_long'],
  [/content[ _-]?(?:filter|policy)|flagged/i, 'refused'],
  [/rate[ _-]?limit/i, 'rate_limited'],
];

const statuses = new Map<number, ModelFault>([
  [401, 'unauthorised'],
  [402, 'quota'],
  [403, 'unauthorised'],
  [408, 'timeout'],
  [413, 'too_long'],
]);

function faultOf(status: number | null, said: string): ModelFault {
  // Every one of them speaks of tokens and limits.
  if (status === 429) return noCredit.test(said) ? 'quota' : 'rate_limited';
  // A server in trouble may say anything; a refusal says why.
  const speaks = status === null || (status >= 400 && status < 500 && status !== 401);
  const meant = speaks ? words.find(([pattern]) => pattern.test(said))?.[1] : undefined;
  return meant ?? statuses.get(status ?? 0) ?? 'unavailable';
}
