import type { InterviewSummary } from '@coach/contracts/features/interviews';
import { Link } from 'react-router';
import { formatMoment, printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ScoreRing } from '../../../ui/ScoreRing.tsx';
import { seniorityLabels } from '../labels.ts';

export type InterviewItem = InterviewSummary;

/** One interview: to go on with, to read again, or to delete. */
export function InterviewRow({ item, onDelete }: { item: InterviewItem; onDelete: () => void }) {
  const { id, kind, role, company, completed, seniorityLevel, answered, questionCount, score, createdAt } = item;
  const name = printed(role);
  const isVoice = kind === 'voice';
  const address =
    isVoice && !completed
      ? paths.interviewCoaching({ tab: 'feedback', session: id })
      : paths.interviewCoaching({ session: id, vue: completed ? 'resultats' : undefined });
  const detail = [
    isVoice ? m.interviews_tab_voice() : seniorityLabels[seniorityLevel](),
    company && printed(company),
    m.interviews_answered({ count: answered, total: questionCount }),
    formatMoment(createdAt),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
      {score === null ? null : <ScoreRing score={score} size="sm" label={m.interviews_score_of({ score })} />}
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-lg break-words">
            <bdi>{name}</bdi>
          </h3>
          <Badge tone={completed ? 'ok' : 'neutral'}>
            {completed ? m.interviews_completed() : m.interviews_in_progress()}
          </Badge>
        </div>
        <p className="text-sm text-ink-soft">{detail.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex gap-1">
        <Button
          size="sm"
          variant="secondary"
          render={
            <Link
              to={address}
              aria-label={completed ? m.interviews_review_label({ name }) : m.interviews_continue_label({ name })}
            />
          }
        >
          {completed ? m.interviews_review() : m.interviews_continue()}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDelete} aria-label={m.interviews_delete_label({ name })}>
          {m.interviews_delete()}
        </Button>
      </div>
    </li>
  );
}
