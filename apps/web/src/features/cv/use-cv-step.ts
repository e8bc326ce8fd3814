import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { type CvStep, cvStepQuery, readCvStep } from './cv-step.ts';

/** The address of a step. */
export function cvStepPath(step: CvStep): string {
  const query = cvStepQuery(step);
  return query ? `${paths.cvCrafting()}?${query}` : paths.cvCrafting();
}

/** The step the address names, and how to go to another. */
export function useCvStep(): [CvStep, (step: CvStep, options?: { replace?: boolean }) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const step = useMemo(() => readCvStep(params), [params]);
  const go = useCallback(
    (next: CvStep, options: { replace?: boolean } = {}) => void navigate(cvStepPath(next), options),
    [navigate],
  );
  return [step, go];
}
