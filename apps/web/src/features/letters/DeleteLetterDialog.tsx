import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useDeleteLetter } from './requests/use-delete-letter.ts';

type DeleteLetterDialogProps = {
  /** null keeps it closed. */
  letter: { id: string; name: string } | null;
  onClose: () => void;
  onDeleted?: () => void;
  finalFocus?: () => HTMLElement | null;
};

/** Asks before deleting a letter for good, and says how it went. */
export function DeleteLetterDialog({ letter, onClose, onDeleted, finalFocus }: DeleteLetterDialogProps) {
  const { mutate, isPending } = useDeleteLetter();
  const confirm = () => {
    if (!letter) return;
    mutate(letter.id, {
      onSuccess: () => {
        onDeleted?.();
        toast({ title: m.letters_deleted(), tone: 'success' });
      },
      onError: (error) =>
        toast({ title: m.letters_delete_failed(), description: toApiFailure(error).message, tone: 'error' }),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={letter !== null}
      onClose={onClose}
      onConfirm={confirm}
      busy={isPending}
      finalFocus={finalFocus}
      title={m.letters_delete_title()}
      description={m.letters_delete_text({ name: letter?.name ?? '' })}
      confirmLabel={m.letters_delete()}
    />
  );
}
