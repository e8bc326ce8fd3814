import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { UploadDropzone } from './UploadDropzone.tsx';

type UploadDialogProps = { open: boolean; onClose: () => void; onFile: (file: File) => void };

export function UploadDialog({ open, onClose, onFile }: UploadDialogProps) {
  const take = (file: File) => {
    onClose();
    onFile(file);
  };
  return (
    <Dialog open={open} onClose={onClose} title={m.cv_upload_title()} description={m.cv_upload_privacy()}>
      <UploadDropzone onFile={take} />
    </Dialog>
  );
}
