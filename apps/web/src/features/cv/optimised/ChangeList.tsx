import type { CvChange } from '@coach/contracts/cv-document';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';

const kindLabels: Record<CvChange['kind'], () => string> = {
  reworded: m.cv_kind_reworded,
  moved: m.cv_kind_moved,
  merged: m.cv_kind_merged,
  spelled: m.cv_kind_spelled,
  removed: m.cv_kind_removed,
  added: m.cv_kind_added,
};

/** Every difference from the person's own CV, with its reason. */
export function ChangeList({ changes }: { changes: readonly CvChange[] }) {
  return (
    <Card title={m.cv_changes_title({ count: changes.length })}>
      <p className="mb-3 text-sm text-ink-soft">{m.cv_changes_promise()}</p>
      <ul className="divide-y divide-line">
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read the same
          <li key={index} className="py-3.5">
            <Badge>{kindLabels[change.kind]()}</Badge>
            {change.before ? (
              <p className="mt-2 text-sm text-ink-soft">
                {change.kind === 'moved' ? change.before : <s>{change.before}</s>}
              </p>
            ) : null}
            {change.after && change.after !== change.before ? <p className="mt-1 text-sm">{change.after}</p> : null}
            <p className="mt-1.5 text-sm font-medium">{change.reason}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
