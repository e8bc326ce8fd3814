const second = 1000;
const minute = 60 * second;
/** Spec 1, section 9. */
const inactivityLimit = 120 * minute;
const warningTime = minute;
const subscriptionAge = 30 * minute;

/** How often activity is looked at, in ms (spec 1, section 9). */
export const activityCheck = minute;

export type IdleState = {
  /** Seconds until the session ends, once that is a minute or less; null before. 0 when it is over. */
  secondsLeft: number | null;
  /** When to look again, in ms. */
  lookIn: number;
};

/** Where someone last active at `lastActivity` stands at `now` (ms). */
export function idleState(lastActivity: number, now: number): IdleState {
  const left = lastActivity + inactivityLimit - now;
  if (left > warningTime) return { secondsLeft: null, lookIn: Math.min(activityCheck, left - warningTime) };
  return { secondsLeft: Math.max(0, Math.ceil(left / second)), lookIn: second };
}

/** Whether a subscription checked at `lastCheck` should be checked again at `now` (ms). */
export function isCheckDue(lastCheck: number, now: number): boolean {
  return now - lastCheck > subscriptionAge;
}
