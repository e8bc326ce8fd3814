import { checkSubscription, lastSubscriptionCheck, signOut } from './session.ts';
import { isCheckDue, isInactive } from './session-limits.ts';

const minute = 60_000;
const activityKey = 'lastActivity';
const activities = ['mousedown', 'keydown', 'scroll', 'touchstart'] as const;

/** While someone is signed in: renews the subscription, signs out after two idle hours. Answers how to stop. */
export function keepSession(): () => void {
  const stop = new AbortController();
  const noteActivity = () => localStorage.setItem(activityKey, String(Date.now()));
  noteActivity();
  for (const activity of activities) {
    addEventListener(activity, noteActivity, { passive: true, signal: stop.signal });
  }
  addEventListener('focus', () => void checkSubscription(), { signal: stop.signal });
  const idle = setInterval(() => {
    if (isInactive(Number(localStorage.getItem(activityKey)), Date.now()))
      void signOut({ leaving: false }).catch(() => undefined);
  }, minute);
  const subscription = setInterval(() => {
    if (isCheckDue(lastSubscriptionCheck(), Date.now())) void checkSubscription();
  }, 5 * minute);
  return () => {
    stop.abort();
    clearInterval(idle);
    clearInterval(subscription);
  };
}
