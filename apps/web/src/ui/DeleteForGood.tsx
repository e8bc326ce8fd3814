import { useRef } from 'react';
import { toApiFailure } from '../lib/to-api-failure.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { toast } from './Toast.tsx';

type Outcome = { onSuccess: () => void; onError: (error: Error) => void; onSettled: () => void };

/** The mutation that deletes it. */
export type Removal = { mutate: (id: string, outcome: Outcome) => void; isPending: boolean };
export type DeleteTexts = { title: string; description: string; confirm: string; done: string; failed: string };

type DeleteForGoodProps = {
  /** What would be deleted; null keeps the dialog closed. */
  id: string | null;
  removal: Removal;
  onClose: () => void;
  /** What takes the focus once it is gone, and what had it with it; kept, the opener has it again. */
  focusAfter: () => HTMLElement | null;
  texts: DeleteTexts;
};

/** Asks before deleting for good, and says how it went. */
export function DeleteForGood({ id, removal, onClose, focusAfter, texts }: DeleteForGoodProps) {
  const isGone = useRef(false);
  const confirm = () => {
    if (id === null) return;
    isGone.current = false;
    removal.mutate(id, {
      onSuccess: () => {
        isGone.current = true;
        toast({ title: texts.done, tone: 'success' });
      },
      onError: (error) => toast({ title: texts.failed, description: toApiFailure(error).message, tone: 'error' }),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={id !== null}
      onClose={onClose}
      onConfirm={confirm}
      busy={removal.isPending}
      finalFocus={() => (isGone.current ? focusAfter() : null)}
      title={texts.title}
      description={texts.description}
      confirmLabel={texts.confirm}
    />
  );
}
