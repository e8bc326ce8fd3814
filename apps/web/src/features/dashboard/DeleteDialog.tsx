import { useEffect, useRef } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import { itemFocus } from './focus-item.ts';
import { useDelete } from './use-dashboard-data.ts';

type DeleteDialogProps = {
  /** What would be deleted; null keeps the dialog closed. */
  id: string | null;
  path: Parameters<typeof useDelete>[0];
  onClose: () => void;
  texts: { title: string; description: string; done: string; failed: string };
};

/** Asks before deleting for good, and says how it went. */
export function DeleteDialog({ id, path, onClose, texts }: DeleteDialogProps) {
  const remove = useDelete(path);
  const focus = useRef<() => HTMLElement | null>(() => null);
  const isGone = useRef(false);
  useEffect(() => {
    if (id === null) return;
    isGone.current = false;
    focus.current = itemFocus(id, () => isGone.current);
  }, [id]);
  const confirm = () => {
    if (id === null) return;
    remove.mutate(id, {
      onSuccess: () => {
        isGone.current = true;
        toast({ title: texts.done, tone: 'success' });
      },
      onError: (error) => {
        const description = error instanceof ApiError ? error.message : m.common_unexpected();
        toast({ title: texts.failed, description, tone: 'error' });
      },
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={id !== null}
      onClose={onClose}
      onConfirm={confirm}
      busy={remove.isPending}
      finalFocus={() => focus.current()}
      title={texts.title}
      description={texts.description}
      confirmLabel={m.dashboard_delete()}
    />
  );
}
