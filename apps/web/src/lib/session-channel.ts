export type SessionEnd = 'idle' | 'elsewhere' | 'expired';
export type SessionNews =
  | { news: 'signed-in'; userId: string }
  | { news: 'signed-out'; ended: SessionEnd }
  | { news: 'subscription-changed' };

let channel: BroadcastChannel | null = null;

// Opened when first needed: a channel would keep the process that prerenders the pages alive.
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('coach.session');
  return channel;
}

/** Tells the other tabs of this browser what became of the session. */
export function tellTabs(news: SessionNews): void {
  openChannel()?.postMessage(news);
}

/** Calls `listener` with what the other tabs tell. Answers how to stop. */
export function hearTabs(listener: (news: SessionNews) => void): () => void {
  const stop = new AbortController();
  const hear = ({ data }: MessageEvent<SessionNews>) => listener(data);
  openChannel()?.addEventListener('message', hear, { signal: stop.signal });
  return () => stop.abort();
}
