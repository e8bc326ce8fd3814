import type { CvChange } from '@coach/contracts/cv-document';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';

const kindLabels: Record<CvChange['kind'], () => string> = {
  reworded: m.cv_kind_reworded,
  moved: m.cv_kind_moved,
  merged: m.cv_kind_merged,
  spelled: m.cv_kind_spelled,
  removed: m.cv_kind_removed,
  added: m.cv_kind_added,
};

/** One difference: what stood there, what stands there now, and why. */
export function ChangeRow({ change }: { change: CvChange }) {
  const { kind, before, after, reason } = change;
  return (
    <li className="py-3.5">
      <Badge>{kindLabels[kind]()}</Badge>
      {before ? <p className="mt-2 text-sm text-ink-soft">{kind === 'moved' ? before : <s>{before}</s>}</p> : null}
      {after && after !== before ? <p className="mt-1 text-sm">{kind === 'moved' ? `→ ${after}` : after}</p> : null}
      <p className="mt-1.5 text-sm font-medium first-letter:uppercase">{reason}</p>
    </li>
  );
}
