import type { CvChange } from '@coach/contracts/cv-document';
import type { Analysis } from '@coach/contracts/features/cv';
import { useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { useTakeBackWords } from '../requests/use-take-back-words.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { groupChanges } from './group-changes.ts';
import { WordingActions } from './WordingActions.tsx';

const kindTitles: Record<CvChange['kind'], (input: { count: number }) => string> = {
  reworded: m.cv_kind_reworded,
  added: m.cv_kind_added,
  removed: m.cv_kind_removed,
  spelled: m.cv_kind_spelled,
  merged: m.cv_kind_merged,
  moved: m.cv_kind_moved,
};

/** Every difference from the person's own CV, with its reason, by kind. */
export function ChangeList({ analysis }: { analysis: Analysis }) {
  const { changes } = analysis.optimised;
  const { mutate, isPending, variables } = useTakeBackWords(analysis.id);
  const isBusy = (line: string) => isPending && variables.lines.includes(line);
  // What was pressed is gone by then.
  const place = useRef<HTMLParagraphElement>(null);
  const change = (lines: string[], undone: boolean) =>
    mutate({ lines, undone }, { onSuccess: () => place.current?.focus({ preventScroll: true }) });
  return (
    <Card title={m.cv_changes_title({ count: changes.length })}>
      <p ref={place} tabIndex={-1} className="mb-4 text-sm text-ink-soft outline-none">
        {m.cv_changes_promise()}
      </p>
      <div className="flex flex-col gap-2">
        {groupChanges(changes).map(({ kind, changes: own }, position) => (
          <Disclosure key={kind} summary={kindTitles[kind]({ count: own.length })} open={position === 0}>
            <ul className="divide-y divide-line">
              {own.map((each, index) => (
                <ChangeRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read the same
                  key={index}
                  change={each}
                  busy={isBusy(each.wording?.line ?? '')}
                  onTakeBack={(line) => change([line], true)}
                />
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
      <WordingActions
        worded={changes.flatMap(({ wording }) => wording?.line ?? [])}
        undone={analysis.wording.undone}
        busy={isPending}
        onChange={change}
      />
    </Card>
  );
}
