import { createHash, randomUUID } from 'node:crypto';
import { type vocalInterviewRequestSchema, voiceQuestions } from '@coach/contracts/features/interviews';
import type { InterviewQuestion } from '@coach/contracts/interview';
import { byEngine } from '@coach/contracts/written-by';
import type { z } from 'zod';
import type { UserContext } from '../../context.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import { AppError } from '../../http/app-error.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { parisDate } from '../../paris-date.ts';
import { loadEngine } from '../../ports/engine.ts';
import { requireGate } from '../billing/require-gate.ts';
import { tierOf } from '../billing/tier-of.ts';
import { findCvToMatch } from '../documents/find-cv-to-match.ts';
import { giveBackUnit } from '../usage/give-back-unit.ts';
import { type Answered, type Answers, answersKey, answersOf, questionAsSent } from './answered.ts';
import { coachSession } from './coach-session.ts';
import { checkAnswered } from './judge-answers.ts';
import {
  countSame,
  findVoice,
  getOwnedInterview,
  type InterviewRow,
  lockInterview,
  ownedInterview,
} from './queries.ts';
import { type InterviewSources, offerPlace, readInterviewOffer, roleOf, seniorityOf } from './read-interview-offer.ts';
import { holdVoiceUnit } from './voice-unit.ts';
import { wordQuestions } from './word-questions.ts';

type Request = z.output<typeof vocalInterviewRequestSchema>;
type QuestionRequest = Extract<Request, { action: 'generateQuestion' }>;
type FeedbackRequest = Extract<Request, { action: 'generateFeedback' }>;

/**
 * The question of that number, in the order of the numbers; one asked before is the same again. The first takes a unit,
 * which is given back when the person goes no further. Throws `subscription_required`, `not_found`, `validation`,
 * `limit_reached`, `unreadable_page`, `too_many_requests`.
 */
export async function askVoiceQuestion(
  context: UserContext,
  sources: InterviewSources,
  request: QuestionRequest,
): Promise<{ question: string; sessionId: string }> {
  await requireGate(context, 'voice_interview');
  const { questionNumber: number } = request;
  return await oneAtATime(placeInLine(context, request), async () => {
    const row = await findSession(context, request, ({ questions, responses, coachedKey }) => {
      // A first question is that of a new interview, unless the one that was just begun has had no answer.
      return (
        coachedKey === null &&
        (number > 1 || (questions.length === 1 && answersOf({ questions, responses }).length === 0))
      );
    });
    if (!row && number > 1) throw outOfOrder();
    if (row && row.coachedKey === null) await holdVoiceUnit(context, row.id);
    const session =
      row ?? (await startInterview(context, sources, { description: request.jobDescription, asks: true }));
    const { question } = session.questions[number - 1] ?? (await nextQuestion(context, session, number));
    return { question, sessionId: session.id };
  });
}

/**
 * The feedback on an interview by voice, which settles its unit; the same answers cost nothing more. Throws as
 * `askVoiceQuestion`, and `validation` (`no_answer`).
 */
export async function coachVoiceInterview(
  context: UserContext,
  sources: InterviewSources,
  request: FeedbackRequest,
): Promise<InterviewRow> {
  await requireGate(context, 'voice_interview');
  const sent = [...request.allAnswers].sort((a, b) => a.questionNumber - b.questionNumber);
  checkAnswered(answersOf(withAnswers({ questions: [], responses: [] }, sent)));
  return await oneAtATime(placeInLine(context, request), async () => {
    const row = await findSession(
      context,
      request,
      (each) => each.coachedKey === null || each.coachedKey === answersKey(withAnswers(each, sent)),
    );
    const session =
      row ?? (await startInterview(context, sources, { description: request.jobDescription, asks: false }));
    return await coachSession(context, session.id, (kept) => withAnswers(kept, sent));
  });
}

function placeInLine({ actor }: UserContext, { sessionId, jobDescription }: Request): string {
  return `voice ${actor.userId} ${sessionId ?? keyOf(jobDescription)}`;
}

function keyOf(jobDescription: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['voice', jobDescription]))
    .digest('base64url');
}

/** The one that is named; else the latest of this description, if it `suits`. */
async function findSession(
  context: UserContext,
  { sessionId, jobDescription }: Request,
  suits: (row: InterviewRow) => boolean,
): Promise<InterviewRow | null> {
  if (!sessionId) {
    const latest = await findVoice(context, keyOf(jobDescription));
    return latest && suits(latest) ? latest : null;
  }
  const named = await getOwnedInterview(context, sessionId);
  if (named.kind !== 'voice') throw new AppError('not_found');
  return named;
}

/** `asks` its first question; else the questions are those that come with the answers. */
async function startInterview(
  context: UserContext,
  sources: InterviewSources,
  { description, asks }: { description: string; asks: boolean },
): Promise<InterviewRow> {
  const place = offerPlace(description);
  const id = randomUUID();
  const unit = await holdVoiceUnit(context, id);
  try {
    const { db, actor, clock, signal } = context;
    const [read, cv, tier, seed] = await Promise.all([
      readInterviewOffer(context, sources, place),
      findCvToMatch(db, actor.userId, null),
      tierOf(context, actor.userId),
      countSame(context, keyOf(description)),
    ]);
    const { offer } = read;
    const seniority = seniorityOf(offer);
    const { voiceQuestion } = await loadEngine();
    const now = clock.now();
    const input = { offer, cv: cv?.cv ?? null, seniority, seed, today: parisDate(now) };
    const role = await roleOf('', offer, 'Entretien vocal');
    const first = asks ? [voiceQuestion({ ...input, number: 1, asked: [] })] : [];
    const { questions, writtenBy } = asks
      ? await wordQuestions(context, { questions: first, cv: input.cv, offer, role, seniority })
      : { questions: first, writtenBy: byEngine };
    const row = {
      ...{ id, userId: actor.userId, kind: 'voice' as const, requestKey: keyOf(description), ...read },
      ...{ role, company: offer.company, seniorityLevel: seniority, questions, questionsWrittenBy: writtenBy },
      ...{ documentId: cv?.id, subscriptionTier: tier, createdAt: now, updatedAt: now },
    };
    signal.throwIfAborted();
    const [inserted] = await db.insert(interviewSessions).values(row).returning();
    return inserted as InterviewRow;
  } catch (error) {
    await giveBackUnit(context, unit);
    throw error;
  }
}

async function nextQuestion(context: UserContext, row: InterviewRow, number: number): Promise<InterviewQuestion> {
  const { db, actor, clock } = context;
  if (number !== row.questions.length + 1 || row.coachedKey !== null) throw outOfOrder();
  const cv = row.documentId ? await findCvToMatch(db, actor.userId, row.documentId) : null;
  const seed = await countSame(context, row.requestKey, row.createdAt);
  const { voiceQuestion } = await loadEngine();
  const { offer, role, seniorityLevel: seniority } = row;
  const asked = row.questions.map(({ question }) => question);
  const common = { offer, cv: cv?.cv ?? null, seniority };
  const own = voiceQuestion({ ...common, seed, today: parisDate(clock.now()), number, asked });
  const { questions: worded, writtenBy } = await wordQuestions(context, { ...common, questions: [own], asked, role });
  const next = worded[0] ?? own;
  return await db.transaction(async (transaction) => {
    const { questions, questionsWrittenBy } = await lockInterview({ actor, db: transaction }, row.id);
    // Another process may have asked it meanwhile.
    const known = questions[number - 1];
    if (known) return known;
    const changes = {
      ...{ questions: [...questions, next], currentQuestionIndex: number - 1, updatedAt: clock.now() },
      // Of several, one that a model worded is enough to name it.
      questionsWrittenBy: writtenBy.by === 'model' ? writtenBy : questionsWrittenBy,
    };
    await transaction.update(interviewSessions).set(changes).where(ownedInterview(actor.userId, row.id));
    return next;
  });
}

function outOfOrder(): AppError {
  return new AppError('validation', { reason: 'question_order', faults: { questionNumber: 'invalid' } });
}

type Sent = FeedbackRequest['allAnswers'];

/** An answer goes to the question of its number; one that the session never asked is taken as it was sent. */
function withAnswers({ questions, responses }: Answers, sent: Sent) {
  const all = questions.slice(0, voiceQuestions);
  const said = all.map((_, index) => responses[index] ?? '');
  const timings = new Map<number, Answered['timing']>();
  for (const { question, answer, questionNumber, timing } of sent) {
    const place = Math.min(questionNumber - 1, all.length);
    all[place] ??= questionAsSent(question);
    said[place] = answer;
    timings.set(place, timing);
  }
  return { questions: all, responses: said, timings };
}
