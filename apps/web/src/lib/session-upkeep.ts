import { checkSubscription, lastSubscriptionCheck, signOut } from './session.ts';

const minute = 60_000;
const activityKey = 'lastActivity';
/** Spec 1, section 9. */
const inactivityLimit = 120 * minute;
const subscriptionAge = 30 * minute;
const activities = ['mousedown', 'keydown', 'scroll', 'touchstart'] as const;

/** Whether someone last active at `lastActivity` should be signed out at `now` (ms). */
export function isInactive(lastActivity: number, now: number): boolean {
  return lastActivity > 0 && now - lastActivity >= inactivityLimit;
}

/** Whether a subscription checked at `lastCheck` should be checked again at `now` (ms). */
export function isCheckDue(lastCheck: number, now: number): boolean {
  return now - lastCheck > subscriptionAge;
}

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
    if (isInactive(Number(localStorage.getItem(activityKey)), Date.now())) void signOut().catch(() => undefined);
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
