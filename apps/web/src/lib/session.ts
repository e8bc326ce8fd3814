import type { CheckSubscriptionResponse } from '@coach/contracts/features/billing';
import { effectiveTier } from '@coach/contracts/tiers';
import { useSyncExternalStore } from 'react';
import { dropAccessToken } from './access-token.ts';
import { request } from './api-client.ts';
import { lastCheckKey } from './session-hint.ts';

export type SessionUser = { id: string; email: string; name: string; image?: string | null };
export type Session = {
  status: 'loading' | 'signedIn' | 'signedOut';
  user: SessionUser | null;
  subscribed: boolean;
  /** What was subscribed to, counted: `free` unless subscribed. */
  tier: string;
  /** Signed out because they asked to. */
  left: boolean;
};

const signedOut: Session = { status: 'signedOut', user: null, subscribed: false, tier: 'free', left: false };
const loading: Session = { ...signedOut, status: 'loading' };
let session: Session = loading;
const listeners = new Set<() => void>();

function setSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is here; `loading` until the server first answered, and in prerendered pages. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => loading,
  );
}

/** Asks the server who is here, then for their subscription. An unreachable server leaves things as they were. */
export async function refreshSession(): Promise<Session> {
  try {
    const answer = await request<{ user: SessionUser } | null>('/api/auth/get-session');
    if (!answer) return becomeSignedOut();
    setSession({ ...session, status: 'signedIn', user: answer.user, left: false });
    await checkSubscription();
  } catch {
    if (session.status === 'loading') setSession(signedOut);
  }
  return session;
}

/** Renews `subscribed` and `tier`; on failure they stay as they were (spec 1, section 4). Whether it succeeded. */
export async function checkSubscription(): Promise<boolean> {
  if (session.status !== 'signedIn') return false;
  try {
    const found = await request<CheckSubscriptionResponse>('/api/functions/check-subscription', {
      method: 'POST',
      body: {},
      bearer: true,
    });
    if (session.status !== 'signedIn') return false;
    const tier = effectiveTier({ subscribed: found.subscribed, tier: found.subscription_tier });
    setSession({ ...session, subscribed: found.subscribed, tier });
    localStorage.setItem(lastCheckKey, String(Date.now()));
    return true;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the spec says so (section 8), and the person need not know
    console.error('Subscription check failed', error);
    return false;
  }
}

/** Ms since the epoch of the last subscription check that succeeded; 0 when there was none. */
export function lastSubscriptionCheck(): number {
  return Number(localStorage.getItem(lastCheckKey)) || 0;
}

/** Ends the session on the server, then here. `leaving`: the person asked for it, and goes home rather than to /auth. */
export async function signOut({ leaving }: { leaving: boolean }): Promise<void> {
  await request('/api/auth/sign-out', { method: 'POST', body: {} });
  becomeSignedOut(leaving);
}

function becomeSignedOut(left = false): Session {
  dropAccessToken();
  localStorage.removeItem(lastCheckKey);
  setSession({ ...signedOut, left });
  return session;
}
