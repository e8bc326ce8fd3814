import type { CoachingSessionSummary } from '@coach/contracts/features/coaching';
import { Link } from 'react-router';
import { formatMoment, printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { KeptActions } from '../../../ui/KeptActions.tsx';

/** One dialogue: to go on with, to read again, or to delete. */
export function SessionRow({ item, onDelete }: { item: CoachingSessionSummary; onDelete: () => void }) {
  const { id, title, about, state, turns, createdAt } = item;
  const isOver = state === 'ended';
  const label = { title: printed(title), date: formatMoment(createdAt) };
  return (
    <>
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 lang="fr" className="min-w-0 text-lg wrap-anywhere">
            {printed(title)}
          </h3>
          <Badge tone={isOver ? 'ok' : 'neutral'}>{isOver ? m.coaching_over() : m.coaching_under_way()}</Badge>
        </div>
        {about ? (
          <p className="wrap-anywhere text-ink">
            <bdi>{about}</bdi>
          </p>
        ) : null}
        <p className="text-sm text-ink-soft">{[m.coaching_turns({ count: turns }), label.date].join(' · ')}</p>
      </div>
      <KeptActions
        open={{
          link: (
            <Link
              to={paths.careerAdvice({ tab: 'coaching', seance: id })}
              aria-label={isOver ? m.coaching_open_label(label) : m.coaching_resume_label(label)}
            />
          ),
          text: isOver ? m.coaching_open() : m.coaching_resume(),
        }}
        remove={{ onClick: onDelete, text: m.coaching_delete(), label: m.coaching_delete_label(label) }}
      />
    </>
  );
}
