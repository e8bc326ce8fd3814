import { createHash, randomUUID } from 'node:crypto';
import { type GenerateQuestionsRequest, questionsOfPlan } from '@coach/contracts/features/interviews';
import { mayPass } from '@coach/contracts/gates';
import type { InterviewQuestion } from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import { limitsPlan } from '@coach/contracts/tiers';
import type { UserContext } from '../../context.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import { AppError } from '../../http/app-error.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { parisDate } from '../../paris-date.ts';
import { loadEngine } from '../../ports/engine.ts';
import { lockAccount } from '../auth/lock-account.ts';
import { tierOf } from '../billing/tier-of.ts';
import { type CvToMatch, findCvToMatch } from '../documents/find-cv-to-match.ts';
import { giveBackUnit } from '../usage/give-back-unit.ts';
import type { ReservedUnit } from '../usage/reserve-unit.ts';
import { settleUnit } from '../usage/settle-unit.ts';
import { withReservedUnit } from '../usage/with-reserved-unit.ts';
import { countSame, findTwin, type InterviewRow } from './queries.ts';
import {
  type InterviewSources,
  type OfferPlace,
  offerPlace,
  readInterviewOffer,
  roleOf,
} from './read-interview-offer.ts';
import { wordQuestions } from './word-questions.ts';

type Wishes = Pick<GenerateQuestionsRequest, 'level'> & {
  key: string;
  role: string;
  place: OfferPlace;
  count: number;
  tier: string;
  cv: CvToMatch | null;
  jobId: string | null;
};

/**
 * Makes a simulation of an interview and keeps it, for one unit. Asked for again, the same offer gives other questions.
 * Throws `validation`, `not_found`, `limit_reached`, `unreadable_page`, `too_many_requests`.
 */
export async function generateQuestions(
  context: UserContext,
  sources: InterviewSources,
  request: GenerateQuestionsRequest,
): Promise<InterviewRow> {
  const wishes = await readWishes(context, sources, request);
  return await oneAtATime(`interview ${context.actor.userId} ${wishes.key}`, () => findOrBuy(context, sources, wishes));
}

async function readWishes(
  context: UserContext,
  sources: InterviewSources,
  request: GenerateQuestionsRequest,
): Promise<Wishes> {
  const { level, jobDescription, jobDescriptionType } = request;
  const place = offerPlace(jobDescription, jobDescriptionType);
  const [tier, cv, job] = await Promise.all([
    tierOf(context, context.actor.userId),
    findCv(context, request.documentId ?? null),
    request.jobId ? sources.findJob(context, request.jobId) : null,
  ]);
  const count = countOf(tier, request.questionCount ?? null);
  const role = request.role ?? '';
  const jobId = job?.id ?? null;
  const parts = [cv && [cv.id, cv.cv.text], place.text, level, count, role, jobId];
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return { key, role, place, level, count, tier, cv, jobId };
}

/** Throws `not_found` for a CV that is not the caller’s. */
async function findCv({ db, actor }: UserContext, chosen: string | null): Promise<CvToMatch | null> {
  const found = await findCvToMatch(db, actor.userId, chosen);
  if (chosen && !found) throw new AppError('not_found');
  return found;
}

function countOf(tier: string, chosen: number | null): number {
  const most = questionsOfPlan[limitsPlan(tier)];
  return chosen !== null && mayPass('question_count', tier) ? Math.min(chosen, most) : most;
}

/** Of two tabs that ask for the same at the same moment, both get the one that was made. */
async function findOrBuy(context: UserContext, sources: InterviewSources, wishes: Wishes): Promise<InterviewRow> {
  const sameTime = { key: wishes.key, since: context.receivedAt };
  const twin = await findTwin(context, sameTime);
  if (twin) return twin;
  try {
    const buy = (unit: ReservedUnit) => makeAndKeep(context, sources, unit, wishes);
    return await withReservedUnit(context, 'interview_simulation', buy);
  } catch (error) {
    // Another process may have made it with the last unit meanwhile.
    const isLimit = error instanceof AppError && error.code === 'limit_reached';
    const late = isLimit ? await findTwin(context, sameTime) : null;
    if (late) return late;
    throw error;
  }
}

async function makeAndKeep(
  context: UserContext,
  sources: InterviewSources,
  unit: ReservedUnit,
  wishes: Wishes,
): Promise<InterviewRow> {
  const row = await rowOf(context, sources, wishes);
  context.signal.throwIfAborted();
  const kept = await context.db.transaction(async (transaction) => {
    await lockAccount(transaction, context.actor.userId);
    const sameTime = { key: wishes.key, since: context.receivedAt };
    const twin = await findTwin({ ...context, db: transaction }, sameTime);
    if (twin) return twin;
    const [inserted] = await transaction.insert(interviewSessions).values(row).returning();
    await settleUnit(transaction, unit);
    return inserted as InterviewRow;
  });
  if (kept.id !== row.id) await giveBackUnit(context, unit);
  return kept;
}

async function rowOf(
  context: UserContext,
  sources: InterviewSources,
  wishes: Wishes,
): Promise<typeof interviewSessions.$inferInsert> {
  const { key, level, tier, cv, jobId } = wishes;
  const { offer, jobDescription, jobUrl } = await readInterviewOffer(context, sources, wishes.place);
  const seed = await countSame(context, key);
  const role = await roleOf(wishes.role, offer, 'Simulation d’entretien');
  const written = await questionsFor(context, wishes, { ...offer, title: wishes.role || offer.title }, seed);
  const worded = { questions: written, cv: cv?.cv ?? null, offer, role, seniority: level };
  const { questions, writtenBy: questionsWrittenBy } = await wordQuestions(context, worded);
  const now = context.clock.now();
  return {
    ...{ id: randomUUID(), userId: context.actor.userId, kind: 'simulation', requestKey: key },
    ...{ role, company: offer.company, seniorityLevel: level, jobDescription, jobUrl, offer, jobId },
    documentId: cv?.id,
    subscriptionTier: tier,
    ...{ questions, questionsWrittenBy, createdAt: now, updatedAt: now },
  };
}

/** The engine’s own; the built-in ones of the spec stand in for what an offer of no words leaves open. */
async function questionsFor(
  { clock, log }: UserContext,
  { level, count, cv }: Wishes,
  offer: ParsedOffer,
  seed: number,
): Promise<InterviewQuestion[]> {
  const { writeQuestions, fallbackQuestions } = await loadEngine();
  const input = { cv: cv?.cv ?? null, offer, seniority: level, count, seed, today: parisDate(clock.now()) };
  let written: InterviewQuestion[] = [];
  try {
    written = writeQuestions(input);
  } catch (err) {
    log.error({ err }, 'the built-in questions stand in for those of an offer');
  }
  const asked = new Set(written.map(({ question }) => question));
  const others = fallbackQuestions(offer.title, count).filter(({ question }) => !asked.has(question));
  return [...written, ...others].slice(0, count);
}
