import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';

export const stepCount = 3;
export type AdvisorPlace = ReturnType<typeof useAdvisorPlace>;

/** What the address says: the step of the wizard (`?etape=2`), or the plan that is open (`?plan=<id>`). */
export function useAdvisorPlace() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = Number(params.get('etape'));
  const step = Number.isInteger(asked) && asked >= 1 && asked <= stepCount ? asked : 1;
  const go = useCallback(
    (next: { step?: number; planId?: string }, options: { replace?: boolean } = {}) => {
      const etape = next.step && next.step > 1 ? String(next.step) : undefined;
      void navigate(paths.careerAdvice({ tab: 'advisor', etape, plan: next.planId }), options);
    },
    [navigate],
  );
  return { step, planId: params.get('plan') || null, go };
}
