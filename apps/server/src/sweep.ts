import type { Services } from './context.ts';
import { sweepSessions } from './features/auth/sweep-sessions.ts';
import { sweepSubscriptions } from './features/billing/sweep-subscriptions.ts';
import { sweepCommunity } from './features/community/sweep-community.ts';
import { sweepFiles } from './features/documents/sweep-files.ts';
import { sweepInterviews } from './features/interviews/sweep-interviews.ts';
import { sweepJobs } from './features/jobs/sweep-jobs.ts';
import { sweepUnits } from './features/usage/sweep-units.ts';
import { sweepReminders } from './reminders/sweep-reminders.ts';
import { eraseAgain } from './rights/erase-again.ts';
import { sweepWorks } from './work/running-rows.ts';
import { sweepCalls } from './writing/model-calls.ts';

const everyMs = 60_000;

/** Clears up after work that died, now and every minute. */
export function startSweeping(services: Services): { stop(): void } {
  const sweep = () => {
    for (const clear of [
      sweepUnits,
      sweepFiles,
      sweepSessions,
      sweepJobs,
      sweepInterviews,
      sweepSubscriptions,
      sweepCommunity,
      sweepWorks,
      sweepReminders,
      sweepCalls,
      eraseAgain,
    ])
      clear(services).catch((error) => services.log.warn({ err: error }, 'sweeping failed'));
  };
  sweep();
  const timer = setInterval(sweep, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
