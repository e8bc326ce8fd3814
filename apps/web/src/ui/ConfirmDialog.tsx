import { m } from '../paraglide/messages.js';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  description: string;
  /** The verb of the act: « Supprimer ». */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  busy?: boolean;
  finalFocus?: () => HTMLElement | null;
};

/** Asks once before what cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onClose,
    onConfirm,
    title,
    description,
    confirmLabel,
    tone = 'danger',
    busy = false,
    finalFocus,
  } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {props.cancelLabel ?? m.common_cancel()}
          </Button>
          <Button variant={tone} onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
