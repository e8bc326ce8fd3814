import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DropArea } from './DropArea.tsx';
import { PresentCv } from './PresentCv.tsx';
import { PreviousCvs } from './PreviousCvs.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { ReadingCv } from './ReadingCv.tsx';
import { RejectionNotice } from './RejectionNotice.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import type { BroughtCv } from './use-bring.ts';
import { useFileDrop } from './use-file-drop.ts';

type CvCardProps = {
  brought: BroughtCv;
  onFile: (file: File) => void;
  onReuse: (documentId: string) => void;
  onRemove: () => void;
};

/** The first card: no file, then processing, then there (or refused, with the reason). */
export function CvCard({ brought, onFile, onReuse, onRemove }: CvCardProps) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const { getRootProps, getInputProps, isDragActive, rejected } = useFileDrop(onFile);
  const empty = brought.state === 'none' || brought.state === 'failed';
  return (
    <Card title={m.cv_card_title()} className="flex flex-col">
      <div className="flex flex-1 flex-col gap-4">
        {brought.state === 'failed' && !rejected ? <ReadFailure {...brought} /> : null}
        {empty ? (
          <DropArea
            rootProps={getRootProps()}
            inputProps={dialogOpen ? undefined : getInputProps({ 'aria-label': m.cv_upload_input() })}
            active={isDragActive}
          >
            <Button onClick={() => setDialogOpen(true)}>{m.cv_card_import()}</Button>
          </DropArea>
        ) : null}
        {empty && rejected ? <RejectionNotice kind={rejected} /> : null}
        {empty ? <PreviousCvs onReuse={onReuse} /> : null}
        {brought.state === 'processing' ? <ReadingCv fileName={brought.fileName} onCancel={onRemove} /> : null}
        {brought.state === 'kept' || brought.state === 'ready' ? (
          <PresentCv brought={brought} onReplace={() => setDialogOpen(true)} onRemove={onRemove} />
        ) : null}
      </div>
      <UploadDialog open={dialogOpen} onClose={() => setDialogOpen(false)} onFile={onFile} />
    </Card>
  );
}
