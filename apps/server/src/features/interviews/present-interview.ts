import { type InterviewDetail, type InterviewSummary, voiceQuestions } from '@coach/contracts/features/interviews';
import { answersOf } from './answered.ts';
import type { InterviewRow, listInterviews } from './queries.ts';

export function presentInterview(row: InterviewRow): InterviewDetail {
  const { jobDescription, jobUrl, subscriptionTier, questions, feedback, feedbackText, version } = row;
  const { questionsWrittenBy, feedbackWrittenBy, feedbackDoubts } = row;
  return {
    ...summaryOf({ ...row, questionCount: questions.length, answered: answersOf(row).length }),
    ...{ jobDescription, jobUrl, subscriptionTier, questions, feedback, feedbackText, version },
    ...{ questionsWrittenBy, feedbackWrittenBy, feedbackDoubts },
    responses: questions.map((_, index) => row.responses[index] ?? ''),
    currentQuestionIndex: row.currentQuestionIndex,
  };
}

type Page = Awaited<ReturnType<typeof listInterviews>>;

export function presentPage({ items, nextCursor }: Page, preparationScore: number | null) {
  return { items: items.map(summaryOf), nextCursor, preparationScore };
}

function summaryOf(row: Page['items'][number]): InterviewSummary {
  const { id, kind, role, seniorityLevel, company, completed, answered, score } = row;
  return {
    ...{ id, kind, role, seniorityLevel, company, completed, answered, score },
    // Those of an interview by voice are asked one after the other.
    questionCount: kind === 'voice' ? Math.max(voiceQuestions, row.questionCount) : row.questionCount,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
