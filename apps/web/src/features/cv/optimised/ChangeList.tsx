import type { CvChange } from '@coach/contracts/cv-document';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { ChangeRow } from './ChangeRow.tsx';

/** Every difference from the person's own CV, with its reason; what was only moved comes last, folded. */
export function ChangeList({ changes }: { changes: readonly CvChange[] }) {
  const moved = changes.filter((change) => change.kind === 'moved');
  const altered = changes.filter((change) => change.kind !== 'moved');
  return (
    <Card title={m.cv_changes_title({ count: changes.length })}>
      <p className="mb-3 text-sm text-ink-soft">{m.cv_changes_promise()}</p>
      <ChangeRows changes={altered} />
      {moved.length > 0 ? (
        <Disclosure summary={m.cv_changes_moved({ count: moved.length })} className="mt-3">
          <ChangeRows changes={moved} />
        </Disclosure>
      ) : null}
    </Card>
  );
}

function ChangeRows({ changes }: { changes: readonly CvChange[] }) {
  return (
    <ul className="divide-y divide-line">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read the same
        <ChangeRow key={index} change={change} />
      ))}
    </ul>
  );
}
