const key = 'afterConfirmation';
const hour = 3_600_000;

/** Remembers where someone was going while they look for the mail that confirms their address, whose link lives an hour. */
export function keepTarget(path: string, now = Date.now()): void {
  localStorage.setItem(key, JSON.stringify({ path, until: now + hour }));
}

/** Where they were going, while that is recent. */
export function keptTarget(now = Date.now()): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { path?: unknown; until?: unknown } | null;
    const isRecent = typeof kept?.until === 'number' && kept.until > now;
    return isRecent && typeof kept.path === 'string' ? kept.path : undefined;
  } catch {
    return undefined;
  }
}

export function forgetTarget(): void {
  localStorage.removeItem(key);
}
