import type { ApplicationStatus, JobSummary } from '@coach/contracts/features/jobs';
import { createContext, use } from 'react';

/** What can be asked of an offer, wherever its card stands. */
export type JobActions = {
  open: (id: string) => void;
  /** To the top of a column, unless `before` names the offer it goes above (null for the end). */
  move: (job: JobSummary, status: ApplicationStatus, before?: string | null) => void;
  reanalyse: (job: JobSummary) => void;
  edit: (job: JobSummary) => void;
  remove: (job: JobSummary) => void;
};

export const JobActionsContext = createContext<JobActions | null>(null);

export function useJobActions(): JobActions {
  const actions = use(JobActionsContext);
  if (!actions) throw new Error('outside of the offers page');
  return actions;
}
