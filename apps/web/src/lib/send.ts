import { m } from '../paraglide/messages.js';
import { ApiError } from './api-error.ts';
import { backOff, isTransient, maxTries, pause } from './retry-policy.ts';

/**
 * `fetch` that asks again after a 502, 503 or 504, three tries in all.
 * @throws ApiError `offline` when nothing answered; the abort reason when aborted.
 */
export async function send(path: string, init: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetchOnce(path, init);
    if (!isTransient(response.status) || attempt === maxTries) return response;
    await pause(backOff(attempt + 1), init.signal);
  }
}

async function fetchOnce(path: string, init: RequestInit): Promise<Response> {
  try {
    const headers = new Headers(init.headers);
    // Sentences come in the language of the page, whatever the browser prefers.
    headers.set('accept-language', document.documentElement.lang);
    return await fetch(path, { credentials: 'same-origin', ...init, headers });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError('offline', m.common_offline(), 0);
  }
}
