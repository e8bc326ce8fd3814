import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';

export const interviewTabs = ['mock-interview', 'elevator-pitch', 'feedback', 'best-practices'] as const;
export type InterviewTab = (typeof interviewTabs)[number];
export type InterviewPlace = ReturnType<typeof useInterviewPlace>;

/** What the address says: the tab, the session open in it, the question of it (from 1), or its results. */
export function useInterviewPlace() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const go = useCallback(
    (next: Parameters<typeof paths.interviewCoaching>[0], options: { replace?: boolean } = {}) =>
      void navigate(paths.interviewCoaching(next), options),
    [navigate],
  );
  const question = Number(params.get('question'));
  return {
    tab: interviewTabs.find((tab) => tab === params.get('tab')) ?? 'mock-interview',
    sessionId: params.get('session') || null,
    /** From 0; null is where the session was left. */
    questionIndex: Number.isInteger(question) && question > 0 ? question - 1 : null,
    showsResults: params.get('vue') === 'resultats',
    jobId: params.get('offre') || null,
    go,
  };
}
