/** The access token is looked at every 30 s and renewed when 3 ticks or fewer are left (spec 1, section 9). */
export const tickMs = 30_000;
const renewAtTicks = 3;

/** Expiry of a JWT in ms since the epoch; null when it does not tell. */
export function tokenExpiry(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims.exp === 'number' ? claims.exp * 1000 : null;
  } catch {
    return null;
  }
}

/** Whether a token ending at `expiresAt` (ms) should be renewed at `now` (ms). */
export function isRenewalDue(expiresAt: number, now: number): boolean {
  return Math.floor((expiresAt - now) / tickMs) <= renewAtTicks;
}

/** Wait in ms after `failures` renewals that failed in a row: 200, doubling, never beyond a tick. */
export function renewalBackOff(failures: number): number {
  return Math.min(tickMs, 200 * 2 ** (failures - 1));
}
