import { createHash, randomUUID } from 'node:crypto';
import type { ParsedCv } from '@coach/contracts/cv';
import type { CareerAdviceRequest } from '@coach/contracts/features/career-advisor';
import type { ParsedOffer } from '@coach/contracts/offer';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { careerPlans } from '../../db/schema/career.ts';
import { AppError } from '../../http/app-error.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { parisDate } from '../../paris-date.ts';
import { loadEngine } from '../../ports/engine.ts';
import { lockAccount } from '../auth/lock-account.ts';
import { requireGate } from '../billing/require-gate.ts';
import { findCvToMatch } from '../documents/find-cv-to-match.ts';
import { readProfile } from '../profile/read-profile.ts';
import type { AdvisorSources } from './advisor-sources.ts';
import { countPlans, findSamePlan, ownedPlan, type PlanRow } from './queries.ts';
import { wordPlan } from './word-plan.ts';

/** Plans a person keeps at once. */
export const maxPlans = 100;

/** Everything a plan follows from. */
type Subject = {
  skillsToDevelop: string;
  careerGoal: string;
  pastExperiences: string;
  occupation: string | null;
  cv: ParsedCv | null;
  document: { id: string; name: string } | null;
  profileSkills: string[];
  offers: ParsedOffer[];
};

/**
 * Plans towards a goal, from three answers and the person’s own CV, profile and targeted offers; the same again answers
 * what was kept. Throws `subscription_required` below advancer, `conflict` (`plans_full`), or `too_many_requests`.
 */
export async function adviseCareer(
  context: UserContext,
  sources: AdvisorSources,
  input: CareerAdviceRequest,
): Promise<PlanRow> {
  await requireGate(context, 'advisor');
  await sources.beforePlan(context.actor.userId);
  const subject = await readSubject(context, sources, input);
  const key = createHash('sha256').update(JSON.stringify(subject)).digest('base64url');
  return await oneAtATime(`plan ${context.actor.userId} ${key}`, async () => {
    const same = await findSamePlan(context, key);
    if (!same) return await keepPlan(context, subject, key);
    // A model that was away may be back.
    return same.writtenBy.reason === 'unavailable' ? await wordAgain(context, subject, same) : same;
  });
}

async function wordAgain(context: UserContext, subject: Subject, same: PlanRow): Promise<PlanRow> {
  const worded = await wordPlan(context, same.careerPlan, subject);
  if (worded.writtenBy.by === 'engine') return same;
  const mine = ownedPlan(context.actor.userId, same.id);
  const [changed] = await context.db.update(careerPlans).set(worded).where(mine).returning();
  return changed ?? same;
}

async function readSubject(
  context: UserContext,
  { readOffers }: AdvisorSources,
  input: CareerAdviceRequest,
): Promise<Subject> {
  const brought = (input.cv_text ?? '').trim();
  const [found, { skills }, offers] = await Promise.all([
    brought ? null : findCvToMatch(context.db, context.actor.userId, null),
    readProfile(context),
    readOffers(context),
  ]);
  const { parseCv } = await loadEngine();
  return {
    skillsToDevelop: input.skills_to_develop,
    careerGoal: input.career_goal,
    pastExperiences: input.past_experiences,
    occupation: input.occupation ?? null,
    cv: brought ? parseCv({ text: brought }) : (found?.cv ?? null),
    document: found && { id: found.id, name: found.name },
    profileSkills: skills.map(({ name }) => name),
    offers,
  };
}

async function keepPlan(context: UserContext, subject: Subject, key: string): Promise<PlanRow> {
  const { db, actor, clock } = context;
  // What is refused costs nobody a word.
  await refuseBeyondMost(db, actor.userId);
  const { planCareer } = await loadEngine();
  const { document, skillsToDevelop, careerGoal, pastExperiences } = subject;
  const planned = planCareer({ ...subject, today: parisDate(clock.now()) });
  const { careerPlan, advice, writtenBy } = await wordPlan(context, planned, subject);
  context.signal.throwIfAborted();
  const row = {
    ...{ id: randomUUID(), userId: actor.userId, requestKey: key, createdAt: clock.now() },
    ...{ skillsToDevelop, careerGoal, pastExperiences, careerPlan, advice, writtenBy },
    ...{ documentId: document?.id, documentName: document?.name },
  };
  await db.transaction(async (transaction) => {
    // Plans asked for at once are counted one after the other.
    await lockAccount(transaction, actor.userId);
    await refuseBeyondMost(transaction, actor.userId);
    await transaction.insert(careerPlans).values(row).onConflictDoNothing();
  });
  // Another process may have kept the same meanwhile.
  const plan = await findSamePlan(context, key);
  if (!plan) throw new AppError('unavailable');
  return plan;
}

async function refuseBeyondMost(db: Queryable, userId: string): Promise<void> {
  if ((await countPlans(db, userId)) >= maxPlans)
    throw new AppError('conflict', { reason: 'plans_full', values: { plans: maxPlans } });
}
