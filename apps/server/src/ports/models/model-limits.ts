export type ModelLimits = {
  /** Of a whole `ask`: every call, wait and second question of it. */
  timeoutMs: number;
  /** Without a single byte, be it before the answer begins or within it. */
  silenceMs: number;
  /** Of one answer as it comes over the line, with all that a stream puts around each word. */
  maxBytes: number;
  /** A server that asks to wait longer is not asked again. */
  longestWaitMs: number;
  /** Before a server that failed is asked again. */
  pauseMs: number;
};

/**
 * The bounds of a call. `ask` ends within `timeoutMs` (a minute unless configured), re-asking included; a third of it,
 * and no less than 20 s, may pass in silence, so that who grants a slow server more time grants it there too.
 */
export function limitsOf(timeoutMs = 60_000): ModelLimits {
  const silenceMs = Math.min(timeoutMs, Math.max(20_000, timeoutMs / 3));
  return { timeoutMs, silenceMs, maxBytes: 4 * 1024 * 1024, longestWaitMs: 3_000, pauseMs: 300 };
}
