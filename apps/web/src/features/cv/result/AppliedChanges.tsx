import type { Analysis } from '@coach/contracts/features/cv';
import { m } from '../../../paraglide/messages.js';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { AmendmentList } from '../amend/AmendmentList.tsx';
import type { Changes } from './use-changes.ts';

/** What was changed so far, each to be taken back. */
export function AppliedChanges({ analysis, changes }: { analysis: Analysis; changes: Changes }) {
  if (analysis.amendments.length === 0) return null;
  return (
    <Disclosure summary={m.cv_applied_title({ count: analysis.amendments.length })}>
      <AmendmentList amendments={analysis.amendments} text={analysis.cv.text} onUndo={(id) => void changes.undo(id)} />
    </Disclosure>
  );
}
