import { m } from '../paraglide/messages.js';
import { getAccessToken, refreshAccessToken } from './access-token.ts';
import { toApiError } from './api-error.ts';
import { announce, unknownCallerEvent } from './app-events.ts';
import { send } from './send.ts';

export type RequestOptions = {
  /** GET, or POST when there is a body. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  formData?: FormData;
  signal?: AbortSignal;
  /** Also sends the access token, as the spec's functions ask. */
  bearer?: boolean;
  headers?: Record<string, string>;
};

/**
 * Calls the API and answers its JSON (undefined for an empty answer).
 * @throws ApiError with the code and sentence of the server, or `offline`.
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return readAnswer<T>(await ask(path, options));
}

/** The same, for an answer that comes piece by piece. @throws ApiError */
export async function requestStream(path: string, options: RequestOptions): Promise<ReadableStream<Uint8Array>> {
  const response = await ask(path, options);
  if (!response.ok || !response.body) return readAnswer(response);
  return response.body;
}

async function ask(path: string, options: RequestOptions): Promise<Response> {
  const token = options.bearer ? await getAccessToken() : null;
  let response = await send(path, toInit(options, token));
  if (response.status === 401 && token) {
    const renewed = await refreshAccessToken();
    if (renewed) response = await send(path, toInit(options, renewed));
  }
  // Wrong credentials at /auth are an answer, not a session that ended.
  if (response.status === 401 && !path.startsWith('/api/auth/')) announce(unknownCallerEvent);
  return response;
}

function toInit({ method, body, formData, signal, ...more }: RequestOptions, token: string | null): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', ...more.headers };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  const payload = formData ?? (body === undefined ? undefined : JSON.stringify(body));
  return { method: method ?? (payload === undefined ? 'GET' : 'POST'), headers, body: payload, signal };
}

async function readAnswer<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!response.ok) throw toApiError(response.status, parseJson(text), m.common_unexpected());
  return (text === '' ? undefined : parseJson(text)) as T;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
