import { draftWaitsDays, dueTimes, type Notice, nearLimit } from '@coach/contracts/features/notices';
import type { Usage } from '@coach/contracts/features/usage';
import { meters } from '@coach/contracts/limits';
import type { UserContext } from '../context.ts';
import { findEndedPlan } from '../features/billing/find-ended-plan.ts';
import { findSubscription } from '../features/billing/find-subscription.ts';
import { unfinishedInterviews } from '../features/interviews/unfinished-interviews.ts';
import { nextSteps } from '../features/jobs/next-steps.ts';
import { readUsage } from '../features/usage/read-usage.ts';
import { dueDays, dueTime } from './due-days.ts';

type WithoutRead<Each> = Each extends unknown ? Omit<Each, 'read'> : never;
export type DerivedNotice = WithoutRead<Notice>;

/**
 * What the state of things has to tell, the most pressing first. The same state gives the same names; a step that was
 * announced for tomorrow is told anew on its day, and once it is late.
 */
export async function deriveNotices(context: UserContext): Promise<DerivedNotice[]> {
  const [payment, steps, usage, drafts] = await Promise.all([
    paymentNotices(context),
    stepNotices(context),
    readUsage(context),
    draftNotices(context),
  ]);
  const limits = limitNotices(usage);
  const reached = limits.filter(({ kind }) => kind === 'limit_reached');
  const near = limits.filter(({ kind }) => kind === 'limit_near');
  return [...payment, ...steps, ...reached, ...drafts, ...near];
}

async function paymentNotices(context: UserContext): Promise<DerivedNotice[]> {
  const found = await findSubscription(context, context.actor.userId);
  if (found?.status === 'past_due' && found.accessUntil) {
    const until = found.accessUntil.toISOString();
    return [{ kind: 'payment_failed', id: `payment_failed ${until}`, plan: found.tier, until }];
  }
  const ended = found ? null : await findEndedPlan(context);
  return ended ? [{ kind: 'plan_ended', id: `plan_ended ${ended.invoice}`, plan: ended.plan }] : [];
}

async function stepNotices(context: UserContext): Promise<DerivedNotice[]> {
  const days = dueDays(context.clock.now());
  const steps = (await nextSteps(context, days)).map((step) => {
    const due = dueTime(step.date, days.today);
    return { kind: 'next_step' as const, id: `next_step ${step.jobId} ${step.date} ${due}`, ...step, due };
  });
  return dueTimes.flatMap((due) => steps.filter((step) => step.due === due));
}

async function draftNotices(context: UserContext): Promise<DerivedNotice[]> {
  const before = new Date(context.clock.now().getTime() - draftWaitsDays * 24 * 3_600_000);
  const drafts = await unfinishedInterviews(context, before);
  return drafts.map(({ version, updatedAt, ...draft }) => ({
    ...{ kind: 'interview_waiting' as const, id: `interview_waiting ${draft.interviewId} ${version}` },
    ...{ ...draft, since: updatedAt.toISOString() },
  }));
}

/** What a plan has none of is no limit that is reached. */
export function limitNotices({ month, meters: figures }: Usage): DerivedNotice[] {
  return meters.flatMap((meter): DerivedNotice[] => {
    const { used, limit } = figures[meter];
    if (limit === null || limit === 0 || used < limit * nearLimit) return [];
    const kind = used >= limit ? 'limit_reached' : 'limit_near';
    return [{ kind, id: `${kind} ${meter} ${month}`, meter, used, limit, month }];
  });
}
