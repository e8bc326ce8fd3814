import type { ProfileFlag, RecommendedAction } from '@coach/contracts/features/activity';
import type { Meter } from '@coach/contracts/limits';

type Named = { title: string | null; company: string | null };

/** What the recommendations follow from. */
export type Standing = {
  hasCv: boolean;
  nextStep: (Named & { jobId: string; date: string }) | null;
  /** The last touched of those begun and left. */
  draft: { interviewId: string; role: string; answered: number; questionCount: number } | null;
  hasInterview: boolean;
  /** The newest. */
  analysis: (Named & { analysisId: string; score: number; rescoreIsFree: boolean }) | null;
  letter: { letterId: string; company: string; doubts: number; wasEdited: boolean } | null;
  /** Newest first; those the person has not answered yet. */
  openJobs: (Named & { jobId: string; analysed: boolean; hasLetter: boolean })[];
  hasJob: boolean;
  hasLinkedin: boolean;
  missing: ProfileFlag | null;
  /** Units left; null is unlimited. */
  remaining: (meter: Meter) => number | null;
};

/** From this score on, another offer pays more than another touch. */
const goodScore = 80;
const shown = 4;

/** What to do next, the most pressing first. */
export function recommend(standing: Standing): RecommendedAction[] {
  const can = (meter: Meter) => standing.remaining(meter) !== 0;
  const { nextStep, draft, missing } = standing;
  const all: (RecommendedAction | false | null)[] = [
    nextStep && { kind: 'next_step', ...nextStep },
    !standing.hasCv && { kind: 'upload_cv' },
    draft && { kind: 'resume_interview', ...draft },
    raiseScore(standing),
    checkLetter(standing),
    ...followJobs(standing, can('motivation_letter')),
    !standing.hasJob && { kind: 'paste_offer' },
    !standing.hasInterview && can('interview_simulation') && { kind: 'mock_interview' },
    standing.analysis && standing.analysis.score >= goodScore && can('cv_analysis') && { kind: 'next_offer' },
    missing && { kind: 'complete_profile', missing },
    !standing.hasLinkedin && can('linkedin_analysis') && { kind: 'analyse_linkedin' },
    can('cv_analysis') && standing.hasCv && { kind: 'next_offer' },
  ];
  const wanted = all.filter((action) => action !== null && action !== false);
  return wanted.filter(isFirstOfItsKind).slice(0, shown);
}

function isFirstOfItsKind(action: RecommendedAction, index: number, all: RecommendedAction[]): boolean {
  return all.findIndex(({ kind }) => kind === action.kind) === index;
}

function raiseScore({ analysis }: Standing): RecommendedAction | null {
  if (!analysis || analysis.score >= goodScore || !analysis.rescoreIsFree) return null;
  const { analysisId, title, company, score } = analysis;
  return { kind: 'raise_score', analysisId, title, company, score };
}

function checkLetter({ letter }: Standing): RecommendedAction | null {
  if (!letter || letter.doubts === 0 || letter.wasEdited) return null;
  const { letterId, company, doubts } = letter;
  return { kind: 'check_letter', letterId, company, doubts };
}

/** The newest offer that has its letter goes out; the newest that has none gets one. */
function followJobs({ openJobs, hasCv }: Standing, mayWrite: boolean): (RecommendedAction | false)[] {
  const ready = openJobs.find(({ hasLetter }) => hasLetter);
  const bare = openJobs.find(({ analysed, hasLetter }) => analysed && !hasLetter);
  return [
    ready !== undefined && { kind: 'apply', ...nameOf(ready) },
    bare !== undefined && hasCv && mayWrite && { kind: 'write_letter', ...nameOf(bare) },
  ];
}

function nameOf({ jobId, title, company }: Standing['openJobs'][number]) {
  return { jobId, title, company };
}
