import type { JobSummary } from '@coach/contracts/features/jobs';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { cx } from '../../../ui/cx.ts';

/** Colour of a match: 80 and more, 60 and more, else muted (spec 1, section 4). */
export function matchTone(score: number): string {
  if (score >= 80) return 'text-ok';
  return score >= 60 ? 'text-accent' : 'text-ink-soft';
}

/** How the CV matches; without a CV there is nothing to tell. */
export function JobScore({ job, small = false }: { job: JobSummary; small?: boolean }) {
  if (job.documentId === null)
    return small ? null : (
      <p className="max-w-36 text-right text-sm text-ink-soft">
        {m.jobs_no_cv_score()}{' '}
        <Link to={paths.documents()} className="text-brand underline">
          {m.jobs_no_cv_add()}
        </Link>
      </p>
    );
  const score = job.matchScore;
  return (
    <p
      role="img"
      aria-label={m.jobs_score({ score })}
      className={cx('shrink-0', matchTone(score), small ? 'flex items-baseline gap-1.5' : 'text-right')}
    >
      <span className={cx('block font-display leading-none font-bold', small ? 'text-xl' : 'text-3xl')}>{score}</span>
      <span className="text-xs">{m.jobs_score_short()}</span>
    </p>
  );
}
