import { Link } from 'react-router';
import { formatMoment } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ScoreRing } from '../../../ui/ScoreRing.tsx';
import type { HistoryItem } from '../requests/use-linkedin-history.ts';
import { scoreMessage } from '../result/score-message.ts';

/** One analysis, to open again or to delete. */
export function HistoryRow({ item, onDelete }: { item: HistoryItem; onDelete: () => void }) {
  const date = formatMoment(item.createdAt);
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
      <ScoreRing score={item.score} size="sm" />
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="text-lg">{date}</h3>
        <p>{scoreMessage(item.score)}</p>
        <p className="wrap-anywhere text-sm text-ink-soft">
          <bdi>{item.headline ?? m.linkedin_history_untitled()}</bdi>
        </p>
      </div>
      <div className="flex gap-1">
        <Button
          size="sm"
          variant="secondary"
          render={
            <Link
              to={paths.linkedin({ onglet: 'historique', analyse: item.id })}
              aria-label={m.linkedin_open_label({ date })}
            />
          }
        >
          {m.linkedin_open()}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDelete} aria-label={m.linkedin_delete_label({ date })}>
          {m.linkedin_delete()}
        </Button>
      </div>
    </li>
  );
}
