export const lastCheckKey = 'lastSubscriptionCheck';

/** Whether this browser last held a session; only the server knows whether it still does. */
export function hasSignedInHere(): boolean {
  try {
    return localStorage.getItem(lastCheckKey) !== null;
  } catch {
    return false;
  }
}
