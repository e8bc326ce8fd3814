import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { DropArea } from './DropArea.tsx';
import { RejectionNotice } from './RejectionNotice.tsx';
import { useFileDrop } from './use-file-drop.ts';

/** The place to drop one CV, or to choose it from the machine. */
export function UploadDropzone({ onFile }: { onFile: (file: File) => void }) {
  const { getRootProps, getInputProps, isDragActive, open, rejected } = useFileDrop(onFile);
  return (
    <div className="flex flex-col gap-4">
      <DropArea
        rootProps={getRootProps()}
        inputProps={getInputProps({ 'aria-label': m.cv_upload_input() })}
        active={isDragActive}
      >
        <Button onClick={open}>{m.cv_upload_choose()}</Button>
      </DropArea>
      {rejected ? <RejectionNotice kind={rejected} /> : null}
    </div>
  );
}
