import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** A process that is to stop as people expect it to. */
export type Stoppable = {
  /** Still answers, but says that it is about to stop. */
  leave(): void;
  /** Ends what can be ended within bounds. Answers how many requests were cut off. */
  stop(): Promise<number>;
};

/** One key press can arrive twice: from the terminal, and from the npm script that passes it on. */
const samePressMs = 1_000;
const longestStopMs = 30_000;

/**
 * SIGTERM or SIGINT: says that it leaves, answers `drainMs` longer, lets what is under way end, exits with 0. A second
 * signal ends at once, and so does a stop that takes longer than half a minute: with 1.
 */
export function stopOnSignals(log: Logger, running: Stoppable, drainMs: number): void {
  let since: number | null = null;
  const endAtOnce = (why: string) => {
    log.error(why);
    process.exit(1);
  };
  const stop = async (signal: string) => {
    since = performance.now();
    log.info({ signal, drainMs }, 'stopping');
    running.leave();
    await sleep(drainMs);
    setTimeout(endAtOnce, longestStopMs, 'stopping took too long: ended at once').unref();
    const cut = await running.stop().catch((error) => {
      log.error({ err: error }, 'stopping failed');
      return null;
    });
    log.info({ ms: Math.round(performance.now() - since), cut }, 'stopped');
    process.exit(0);
  };
  const hear = (signal: string) => {
    if (since === null) void stop(signal);
    else if (performance.now() - since > samePressMs) endAtOnce('told to stop a second time: ended at once');
  };
  process.on('SIGTERM', hear);
  process.on('SIGINT', hear);
}
