const minute = 60_000;
/** Spec 1, section 9. */
const inactivityLimit = 120 * minute;
const subscriptionAge = 30 * minute;

/** Whether someone last active at `lastActivity` should be signed out at `now` (ms). */
export function isInactive(lastActivity: number, now: number): boolean {
  return lastActivity > 0 && now - lastActivity >= inactivityLimit;
}

/** Whether a subscription checked at `lastCheck` should be checked again at `now` (ms). */
export function isCheckDue(lastCheck: number, now: number): boolean {
  return now - lastCheck > subscriptionAge;
}
