import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { type CvStep, cvStepQuery, readCvStep } from './cv-step.ts';

/** The address of a step; `jobId` is the targeted offer the CV is being adapted to. */
export function cvStepPath(step: CvStep, jobId: string | null = null): string {
  const query = cvStepQuery(step, jobId);
  return query ? `${paths.cvCrafting()}?${query}` : paths.cvCrafting();
}

/** The targeted offer that the address names (`?offre=<id>`). */
export function useTargetedJobId(): string | null {
  return useSearchParams()[0].get('offre') || null;
}

/** The step the address names, and how to go to another. */
export function useCvStep(): [CvStep, (step: CvStep, options?: { replace?: boolean }) => void] {
  const [params] = useSearchParams();
  const jobId = useTargetedJobId();
  const navigate = useNavigate();
  const step = useMemo(() => readCvStep(params), [params]);
  const go = useCallback(
    (next: CvStep, options: { replace?: boolean } = {}) => void navigate(cvStepPath(next, jobId), options),
    [navigate, jobId],
  );
  return [step, go];
}
