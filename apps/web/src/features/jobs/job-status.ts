import type { ApplicationStatus, JobFailure, JobSummary } from '@coach/contracts/features/jobs';
import { m } from '../../paraglide/messages.js';

export function isRunning({ status }: Pick<JobSummary, 'status'>): boolean {
  return status === 'pending' || status === 'analyzing';
}

const columns: Record<ApplicationStatus, () => string> = {
  not_applied: m.jobs_column_not_applied,
  draft: m.jobs_column_draft,
  applied: m.jobs_column_applied,
  interview: m.jobs_column_interview,
  offer: m.jobs_column_offer,
  refused: m.jobs_column_refused,
};

/** « À postuler », « Entretien » … */
export function columnName(status: ApplicationStatus): string {
  return columns[status]();
}

const readings: Record<JobSummary['status'], () => string> = {
  pending: m.jobs_status_pending,
  analyzing: m.jobs_status_analyzing,
  analyzed: m.jobs_status_analyzed,
  failed: m.jobs_status_failed,
};

export function statusName(status: JobSummary['status']): string {
  return readings[status]();
}

const failures: Record<JobFailure, () => string> = {
  blocked: m.jobs_failure_blocked,
  login_required: m.jobs_failure_login_required,
  closed: m.jobs_failure_closed,
  not_an_offer: m.jobs_failure_not_an_offer,
  unreachable: m.jobs_failure_unreachable,
  too_large: m.jobs_failure_too_large,
  forbidden_address: m.jobs_failure_forbidden_address,
  timeout: m.jobs_failure_timeout,
};

/** Why the page could not be read, and what to do. */
export function failureText(failure: JobFailure | null): string {
  return failures[failure ?? 'unreachable']();
}
