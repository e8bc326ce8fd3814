import type { CheckSubscriptionResponse } from '@coach/contracts/features/billing';
import { effectiveTier } from '@coach/contracts/tiers';
import { useSyncExternalStore } from 'react';
import { dropAccessToken } from './access-token.ts';
import { request } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { clearDrafts } from './clear-drafts.ts';
import { applyProfileLanguage } from './profile-language.ts';
import { hearTabs, type SessionEnd, tellTabs } from './session-channel.ts';
import { hasSignedInHere, lastCheckKey } from './session-hint.ts';

export type SessionUser = { id: string; email: string; name: string; image?: string | null };
export type Session = {
  status: 'loading' | 'signedIn' | 'signedOut';
  user: SessionUser | null;
  subscribed: boolean;
  /** What was subscribed to, counted: `free` unless subscribed. */
  tier: string;
  /** Whether that was asked for: until then a payer looks like anybody else. */
  tierAsked: boolean;
  /** Signed out because they asked to. */
  left: boolean;
  /** Why a session that was held here is over, when nobody asked for it in this tab. */
  ended: SessionEnd | null;
  /** What the home page says to who has just left for good. */
  notice: string | null;
};

const signedOut: Session = {
  status: 'signedOut',
  user: null,
  subscribed: false,
  tier: 'free',
  tierAsked: true,
  left: false,
  ended: null,
  notice: null,
};
const loading: Session = { ...signedOut, status: 'loading', tierAsked: false };
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
    const answer = await askWhoIsHere();
    if (!answer) return endHere();
    const isNew = session.status === 'signedOut';
    await meetLanguage();
    const tierAsked = session.status === 'signedIn' && session.tierAsked;
    setSession({
      ...session,
      status: 'signedIn',
      user: answer.user,
      tierAsked,
      left: false,
      ended: null,
      notice: null,
    });
    if (isNew) tellTabs({ news: 'signed-in', userId: answer.user.id });
    await checkSubscription();
  } catch {
    if (session.status === 'loading') setSession(signedOut);
  }
  return session;
}

/** The page speaks the person’s language; before anything is shown of them when this device cannot know it yet. */
async function meetLanguage(): Promise<void> {
  if (session.status === 'signedIn') return;
  const met = applyProfileLanguage();
  if (!hasSignedInHere()) await met;
}

/** Tells the server that the person is at work here: asking who it is prolongs the session. */
export async function prolongSession(): Promise<void> {
  const answer = await askWhoIsHere();
  if (!answer) endHere();
}

/** The server says that it is over: it ended there, or the account is gone. */
function endHere(): Session {
  if (session.status === 'signedIn') tellTabs({ news: 'signed-out', ended: 'expired' });
  return becomeSignedOut({ ended: 'expired' });
}

function askWhoIsHere(): Promise<{ user: SessionUser } | null> {
  return request<{ user: SessionUser } | null>('/api/auth/get-session');
}

/** What one tab does to the session, the others do as well. Answers how to stop following. */
export function followTabs(): () => void {
  return hearTabs((news) => {
    if (news.news === 'signed-out') return void (session.status === 'signedIn' && becomeSignedOut(news));
    if (news.news === 'subscription-changed') return void checkSubscription();
    if (session.user?.id !== news.userId) void refreshSession();
  });
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
    setSession({ ...session, subscribed: found.subscribed, tier, tierAsked: true });
    localStorage.setItem(lastCheckKey, String(Date.now()));
    return true;
  } catch (error) {
    // The session is over, not the check at fault: who is here is being asked anew.
    if (error instanceof ApiError && error.status === 401) return false;
    // biome-ignore lint/suspicious/noConsole: the spec says so (section 8), and the person need not know
    console.error('Subscription check failed', error);
    if (session.status === 'signedIn') setSession({ ...session, tierAsked: true });
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
  becomeSignedOut({ left: leaving });
  tellTabs({ news: 'signed-out', ended: 'elsewhere' });
}

let departing = false;

/** Erases the account and goes home with a word: whoever asks meanwhile who is here must not send the person to /auth. */
export async function leaveForGood(erase: () => Promise<unknown>, notice: string): Promise<void> {
  departing = true;
  try {
    await erase();
    becomeSignedOut({ left: true });
    setSession({ ...session, notice });
    tellTabs({ news: 'signed-out', ended: 'elsewhere' });
  } finally {
    departing = false;
  }
}

/** Two hours went by: nothing stays on the screen, even when the server cannot be reached. It keeps the same limit. */
export async function signOutIdle(): Promise<void> {
  await request('/api/auth/sign-out', { method: 'POST', body: {} }).catch(() => undefined);
  becomeSignedOut({ ended: 'idle' });
  tellTabs({ news: 'signed-out', ended: 'idle' });
}

/** Why it ended is told once, by whoever noticed first; a tab that never held a session has nothing to tell. */
function becomeSignedOut({ left = false, ended = null }: { left?: boolean; ended?: SessionEnd | null }): Session {
  dropAccessToken();
  localStorage.removeItem(lastCheckKey);
  if (left || departing || ended === 'elsewhere') clearDrafts();
  if (session.status === 'signedIn')
    setSession({ ...signedOut, left: left || departing, ended: departing ? null : ended });
  else if (session.status === 'loading') setSession(signedOut);
  return session;
}
