import type { CareerAdviceRequest, CareerPlanDetail } from '@coach/contracts/features/career-advisor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { request } from '../../../lib/api-client.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { toast } from '../../../ui/Toast.tsx';
import { advisorKeys } from './advisor-keys.ts';

type Answers = Pick<CareerAdviceRequest, 'skills_to_develop' | 'career_goal' | 'past_experiences' | 'occupation'>;

/** Asks for a plan; a plan that needs an upgrade leads to the plans that are sold (spec 2, section 8). */
export function useAdvise(onDone: (id: string) => void) {
  const client = useQueryClient();
  const tellGate = useTellGate();
  return useMutation({
    networkMode: 'always',
    mutationFn: (answers: Answers) =>
      request<CareerPlanDetail>('/api/functions/career-advice', {
        body: { ...answers, cv_text: null },
        bearer: true,
      }),
    onSuccess: (plan) => {
      client.setQueryData(advisorKeys.plan(plan.id), plan);
      void client.invalidateQueries({ queryKey: advisorKeys.plans });
      onDone(plan.id);
    },
    onError: (error) => {
      const { code, message } = toApiFailure(error);
      if (code === 'subscription_required') return tellGate();
      const isTold = code === 'offline' || code === 'too_many_requests' || code === 'conflict';
      toast({ title: m.advisor_error(), description: isTold ? message : m.advisor_failed(), tone: 'error' });
    },
  });
}

/** « Abonnement requis », and on to the plans. */
export function useTellGate(): () => void {
  const navigate = useNavigate();
  return () => {
    toast({ title: m.advisor_gate_title(), description: m.advisor_gate_text(), tone: 'error' });
    void navigate(paths.subscriptions());
  };
}
