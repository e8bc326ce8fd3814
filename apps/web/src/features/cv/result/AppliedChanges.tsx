import type { Analysis } from '@coach/contracts/features/cv';
import { m } from '../../../paraglide/messages.js';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { AmendmentList } from '../amend/AmendmentList.tsx';
import type { Changes } from './use-changes.ts';
import { useFocusAfter } from './use-focus-after.ts';

/** What was changed so far, each to be taken back. */
export function AppliedChanges({ analysis, changes: plain }: { analysis: Analysis; changes: Changes }) {
  const { place, changes } = useFocusAfter<HTMLDivElement>(plain);
  if (analysis.amendments.length === 0) return null;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Disclosure summary={m.cv_applied_title({ count: analysis.amendments.length })}>
        <AmendmentList
          amendments={analysis.amendments}
          text={analysis.cv.text}
          onUndo={(id) => void changes.undo(id)}
        />
      </Disclosure>
    </div>
  );
}
