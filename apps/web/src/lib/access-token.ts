import { m } from '../paraglide/messages.js';
import { toApiError } from './api-error.ts';
import { announce, unknownCallerEvent } from './app-events.ts';
import { send } from './send.ts';
import { isRenewalDue, renewalBackOff, tickMs, tokenExpiry } from './token-schedule.ts';

type AccessToken = { value: string; expiresAt: number };

// Memory only: a token in storage would outlive the page and be readable by any script.
let current: AccessToken | null = null;
let pending: Promise<string | null> | null = null;
let ticker: ReturnType<typeof setInterval> | undefined;
let failures = 0;
let notBefore = 0;

/** The short-lived access token, fetched when missing or nearly over; null when signed out. */
export async function getAccessToken(): Promise<string | null> {
  if (current && current.expiresAt > Date.now()) return current.value;
  return refreshAccessToken();
}

/** Fetches a new token; callers at the same moment share one request. */
export function refreshAccessToken(): Promise<string | null> {
  pending ??= fetchToken().finally(() => {
    pending = null;
  });
  return pending;
}

/** Forgets the token and stops renewing it. */
export function dropAccessToken(): void {
  current = null;
  failures = 0;
  notBefore = 0;
  clearInterval(ticker);
  ticker = undefined;
}

async function fetchToken(): Promise<string | null> {
  const response = await send('/api/auth/token', { headers: { accept: 'application/json' } });
  if (response.status === 401) {
    const had = current !== null;
    dropAccessToken();
    if (had) announce(unknownCallerEvent);
    return null;
  }
  if (!response.ok) throw toApiError(response.status, await response.json().catch(() => null), m.common_unexpected());
  const { token } = (await response.json()) as { token: string };
  current = { value: token, expiresAt: tokenExpiry(token) ?? Date.now() + tickMs };
  ticker ??= setInterval(tick, tickMs);
  return token;
}

async function tick(): Promise<void> {
  if (!current || !isRenewalDue(current.expiresAt, Date.now()) || Date.now() < notBefore) return;
  try {
    await refreshAccessToken();
    failures = 0;
  } catch {
    failures += 1;
    const wait = renewalBackOff(failures);
    notBefore = Date.now() + wait;
    if (wait < tickMs) setTimeout(tick, wait);
  }
}
