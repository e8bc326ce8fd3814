import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { describeFailure } from '../amend/describe-failure.ts';
import { type AmendmentDraft, newAmendment } from '../amend/new-amendment.ts';
import { putAmendment } from '../amend/put-amendment.ts';
import { takeBack } from '../amend/take-back.ts';
import { type AmendmentsChange, useAmendDocument } from '../requests/use-amend-document.ts';

/** Correcting what was understood: each correction is saved at once, and can be taken back. */
export function useCorrections(documentId: string) {
  const { mutateAsync, isPending } = useAmendDocument(documentId);
  const save = (change: AmendmentsChange) =>
    mutateAsync(change).then(
      () => true,
      (error: Error) => {
        toast({ ...describeFailure(error, m.cv_correction_failed()), tone: 'error' });
        return false;
      },
    );
  return {
    /** Whether it was saved. */
    correct: (draft: AmendmentDraft) => save((list) => putAmendment(list, newAmendment(draft))),
    undo: (id: string) => save((list) => takeBack(list, id)),
    saving: isPending,
  };
}
export type Correct = ReturnType<typeof useCorrections>['correct'];
