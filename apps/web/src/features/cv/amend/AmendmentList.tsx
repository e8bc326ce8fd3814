import type { Amendment } from '@coach/contracts/amendment';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { describeAmendment } from './describe-amendment.ts';

type AmendmentListProps = { amendments: readonly Amendment[]; text: string; onUndo: (id: string) => void };

/** What the person changed, the latest first, each to be taken back. */
export function AmendmentList({ amendments, text, onUndo }: AmendmentListProps) {
  return (
    <ul className="divide-y divide-line">
      {amendments.toReversed().map((amendment) => {
        const { label, before, after } = describeAmendment(amendment, text);
        return (
          <li key={amendment.id} className="flex items-start justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{label}</p>
              {before ? (
                <p className="text-sm text-ink-soft">
                  <s>{before}</s>
                </p>
              ) : null}
              {after ? <p className="text-sm">{after}</p> : null}
            </div>
            <Button variant="quiet" size="sm" className="shrink-0" onClick={() => onUndo(amendment.id)}>
              {m.cv_undo()} <VisuallyHidden>{label}</VisuallyHidden>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
