import { type Overview, profileFlags } from '@coach/contracts/features/activity';
import type { UserContext } from '../context.ts';
import { listAnalyses } from '../features/cv/queries.ts';
import { rescoreUntil } from '../features/cv/rescore-until.ts';
import { listDocuments } from '../features/documents/queries.ts';
import { listInterviews } from '../features/interviews/queries.ts';
import { unfinishedInterviews } from '../features/interviews/unfinished-interviews.ts';
import { nextSteps } from '../features/jobs/next-steps.ts';
import { listJobs } from '../features/jobs/queries.ts';
import { listLetters, newestLetters } from '../features/letters/queries.ts';
import { listLinkedin } from '../features/linkedin/queries.ts';
import { getProfile } from '../features/profile/queries.ts';
import { readUsage } from '../features/usage/read-usage.ts';
import { dueDays } from '../notices/due-days.ts';
import { profileCompletion } from './profile-completion.ts';
import { recommend, type Standing } from './recommend.ts';

const one = { limit: 1 };

/** Where the caller stands and what to do next. */
export async function readOverview(context: UserContext): Promise<Overview> {
  const [row, things, offers, practice, { meters }] = await Promise.all([
    getProfile(context.db, context.actor.userId),
    standingOfThings(context),
    standingOfJobs(context),
    standingOfPractice(context),
    readUsage(context),
  ]);
  const profile = profileCompletion(row);
  const missing = profileFlags.find((flag) => !profile.flags[flag]) ?? null;
  const remaining: Standing['remaining'] = (meter) => meters[meter].remaining;
  return { profile, actions: recommend({ ...things, ...offers, ...practice, missing, remaining }) };
}

async function standingOfThings(context: UserContext) {
  const [documents, analyses, letters, linkedin] = await Promise.all([
    listDocuments(context, one),
    listAnalyses(context, one),
    listLetters(context, one),
    listLinkedin(context),
  ]);
  const [newest, letter] = [analyses.items[0], letters.items[0]];
  return {
    hasCv: documents.items.length > 0,
    hasLinkedin: linkedin.length > 0,
    analysis: newest
      ? {
          ...{ analysisId: newest.id, title: newest.offerTitle, company: newest.company, score: newest.score },
          rescoreIsFree: context.clock.now() <= rescoreUntil(newest.boughtAt),
        }
      : null,
    letter: letter
      ? { letterId: letter.id, company: letter.company, doubts: letter.doubts, wasEdited: letter.version > 1 }
      : null,
  };
}

async function standingOfJobs(context: UserContext) {
  const days = dueDays(context.clock.now());
  const [{ items }, steps] = await Promise.all([listJobs(context, { limit: 20 }), nextSteps(context, days)]);
  const open = items.filter(({ applicationStatus }) => ['not_applied', 'draft'].includes(applicationStatus));
  const letters = await newestLetters(
    context,
    open.map(({ id }) => id),
  );
  const openJobs = open.map(({ id, status, title, company, offer }) => ({
    ...{ jobId: id, analysed: status === 'analyzed', hasLetter: letters.has(id) },
    ...{ title: title ?? offer?.title ?? null, company: company ?? offer?.company ?? null },
  }));
  return { hasJob: items.length > 0, openJobs, nextStep: mostPressing(steps, days.today) };
}

/** Of steps, the latest first: today’s, else the one that is late since least, else tomorrow’s. */
function mostPressing<Step extends { date: string }>(steps: Step[], today: string): Step | null {
  return steps.find(({ date }) => date <= today) ?? steps[0] ?? null;
}

async function standingOfPractice(context: UserContext) {
  const [{ items }, [draft]] = await Promise.all([
    listInterviews(context, one),
    unfinishedInterviews(context, context.clock.now()),
  ]);
  if (!draft) return { hasInterview: items.length > 0, draft: null };
  const { interviewId, role, answered, questionCount } = draft;
  return { hasInterview: true, draft: { interviewId, role, answered, questionCount } };
}
