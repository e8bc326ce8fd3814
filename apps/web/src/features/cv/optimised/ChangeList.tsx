import type { CvChange } from '@coach/contracts/cv-document';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import { groupChanges } from './group-changes.ts';

const kindTitles: Record<CvChange['kind'], (input: { count: number }) => string> = {
  reworded: m.cv_kind_reworded,
  added: m.cv_kind_added,
  removed: m.cv_kind_removed,
  spelled: m.cv_kind_spelled,
  merged: m.cv_kind_merged,
  moved: m.cv_kind_moved,
};

/** Every difference from the person's own CV, with its reason, by kind. */
export function ChangeList({ changes }: { changes: readonly CvChange[] }) {
  return (
    <Card title={m.cv_changes_title({ count: changes.length })}>
      <p className="mb-4 text-sm text-ink-soft">{m.cv_changes_promise()}</p>
      <div className="flex flex-col gap-2">
        {groupChanges(changes).map(({ kind, changes: own }, position) => (
          <Disclosure key={kind} summary={kindTitles[kind]({ count: own.length })} open={position === 0}>
            <ul className="divide-y divide-line">
              {own.map((change, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read the same
                <ChangeRow key={index} change={change} />
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </Card>
  );
}
