import type { Asked, Dialect } from './asked.ts';
import type { Reply } from './reply.ts';

type Fault = (asked: Asked, answer: unknown) => Reply;

/** An error’s body, as the dialect words it. */
function errorBody(dialect: Dialect, code: string, message: string): unknown {
  if (dialect === 'anthropic') return { type: 'error', error: { type: code, message } };
  if (dialect === 'mistral') return { object: 'error', message, type: code, param: null, code };
  return { error: { message, type: code, param: null, code } };
}

const says =
  (status: number, code: string, message: string, headers: Record<string, string> = {}): Fault =>
  ({ dialect }) => ({ status, headers, body: errorBody(dialect, code, message) });

const noMoreCredit: Record<Dialect, Fault> = {
  'openai-compatible': says(429, 'insufficient_quota', 'You exceeded your current quota, please check your plan.'),
  mistral: says(402, 'payment_required', 'Payment required.'),
  anthropic: says(400, 'invalid_request_error', 'Your credit balance is too low to access the API.'),
};

const first =
  (fault: Fault): Fault =>
  (asked, answer) =>
    asked.earlier === 0 ? fault(asked, answer) : { answer };

/** Another shape than any that is asked for. */
const misshapen = { autre: ['chose'] };

/** Everything that can go wrong with a model, in each dialect’s own words. Some come right when asked again. */
export const doubleFaults = {
  unauthorised: says(401, 'invalid_api_key', 'Incorrect API key provided.'),
  forbidden: says(403, 'permission_error', 'Your key may not use this model.'),
  'model-unknown': says(404, 'model_not_found', 'The model does not exist.'),
  'rate-limited': says(429, 'rate_limit_error', 'Rate limit reached.'),
  'rate-limited-for-long': says(429, 'rate_limit_error', 'Rate limit reached.', { 'retry-after': '120' }),
  'rate-limited-once': first(
    says(429, 'rate_limit_error', 'Rate limit reached.', { 'retry-after': '1', 'retry-after-ms': '10' }),
  ),
  quota: (asked, answer) => noMoreCredit[asked.dialect](asked, answer),
  'server-error': says(500, 'api_error', 'Internal error.'),
  'server-error-once': first(says(500, 'api_error', 'Internal error.')),
  overloaded: says(503, 'overloaded_error', 'Overloaded.'),
  'reset-at-once': () => ({ breaks: { after: 0, how: 'reset' } }),
  'reset-once': first(() => ({ breaks: { after: 0, how: 'reset' } })),
  'reset-mid-stream': (_, answer) => ({ answer, pieceLength: 4, breaks: { after: 4, how: 'reset' } }),
  'closed-mid-stream': (_, answer) => ({ answer, pieceLength: 4, breaks: { after: 4, how: 'close' } }),
  'error-mid-stream': (_, answer) => ({ answer, pieceLength: 4, breaks: { after: 4, how: 'error' } }),
  silent: () => ({ breaks: { after: 0, how: 'stall' } }),
  stall: (_, answer) => ({ answer, pieceLength: 4, breaks: { after: 4, how: 'stall' } }),
  empty: () => ({ text: '' }),
  truncated: (_, answer) => ({ text: JSON.stringify(answer).slice(0, -2), finish: 'length' }),
  'truncated-unsaid': (_, answer) => ({ text: JSON.stringify(answer).slice(0, -2) }),
  'not-json': () => ({ text: 'Bien sûr ! Voici ce que vous m’avez demandé.' }),
  'invalid-json': (_, answer) => ({ text: JSON.stringify(answer).replaceAll(':', '=') }),
  'wrong-schema': () => ({ answer: misshapen }),
  'wrong-schema-once': ({ since }, answer) => ({ answer: since.length === 0 ? misshapen : answer }),
  endless: () => ({ text: 'a'.repeat(10_000_000), pieceLength: 65_536 }),
  refusal: () => ({ text: 'Je ne peux pas vous aider.', finish: 'refusal' }),
  'format-refused': (asked, answer) =>
    asked.mode === 'plain'
      ? { text: `Voici :\n\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\`` }
      : says(400, 'invalid_request_error', `response_format ${asked.mode} is not supported.`)(asked, answer),
  page: () => ({ body: '<!doctype html><title>Connexion</title>' }),
  elsewhere: () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/v1' } }),
} satisfies Record<string, Fault>;

export type DoubleFault = keyof typeof doubleFaults;
