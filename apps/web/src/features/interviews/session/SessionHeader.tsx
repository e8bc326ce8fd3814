import type { InterviewDetail } from '@coach/contracts/features/interviews';
import { Link } from 'react-router';
import { formatDate, printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { seniorityLabels } from '../labels.ts';
import { ClashNotice } from './ClashNotice.tsx';
import type { SessionEdit } from './use-session-edit.ts';

type SessionHeaderProps = { session: InterviewDetail; edit: SessionEdit };

/** Which simulation this is, whether what is written is kept, and what another tab did meanwhile. */
export function SessionHeader({ session, edit }: SessionHeaderProps) {
  const { role, company, seniorityLevel, createdAt, completed } = session;
  const detail = [company && printed(company), seniorityLabels[seniorityLevel](), formatDate(createdAt)];
  return (
    <header>
      <Button variant="quiet" size="sm" className="-ml-4" render={<Link to={paths.interviewCoaching()} />}>
        ← {m.interviews_back()}
      </Button>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-2xl break-words">
          <bdi>{printed(role)}</bdi>
        </h2>
        <Badge tone={completed ? 'ok' : 'neutral'}>
          {completed ? m.interviews_completed() : m.interviews_in_progress()}
        </Badge>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-sm text-ink-soft">{detail.filter(Boolean).join(' · ')}</p>
        <p role="status" className={cx('min-h-6 text-sm', edit.state === 'failed' ? 'text-bad' : 'text-ink-soft')}>
          {edit.clash ? '' : stateText(edit)}
        </p>
      </div>
      <ClashNotice edit={edit} />
    </header>
  );
}

function stateText({ state, changed, failure }: SessionEdit): string {
  if (state === 'saving') return m.interviews_save_running();
  if (state === 'failed') return m.interviews_save_failed({ reason: failure });
  if (changed) return m.interviews_save_due();
  return state === 'saved' ? m.interviews_save_done() : '';
}
