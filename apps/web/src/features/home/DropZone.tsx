import { cvUpload } from '@coach/contracts/cv-upload';
import { type DragEvent, useId, useRef, useState } from 'react';
import { formatFileSize } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { type FileFault, fileFault } from './file-fault.ts';

const accept = [...cvUpload.extensions, ...cvUpload.mimeTypes].join(',');
const faultText: Record<FileFault, () => string> = {
  type: () => m.home_dialog_type(),
  size: () => m.home_dialog_size(),
  empty: () => m.home_dialog_empty(),
  many: () => m.home_dialog_many(),
};

type DropZoneProps = { file: File | null; onFile: (file: File | null) => void };

/** Drop a file or choose one, with the browser's own means. */
export function DropZone({ file, onFile }: DropZoneProps) {
  const [fault, setFault] = useState<FileFault | null>(null);
  const take = (files: File[]) => {
    if (files.length === 0) return;
    const found = fileFault(files);
    setFault(found);
    if (!found) onFile(files[0] ?? null);
  };
  if (file) return <ChosenFile file={file} onRemove={() => onFile(null)} />;
  return (
    <div>
      <EmptyZone onFiles={take} />
      {fault ? (
        <div role="alert" className="mt-2 text-sm text-bad">
          {fault === 'type' ? <p className="font-semibold">{m.home_dialog_type_title()}</p> : null}
          <p>{faultText[fault]()}</p>
        </div>
      ) : null}
    </div>
  );
}

function EmptyZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const hover = (event: DragEvent, entering: boolean) => {
    event.preventDefault();
    setOver(entering);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={(event) => {
        hover(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={cx(
        'flex flex-col items-center gap-3 rounded-lg border-2 border-dashed px-4 py-7 text-center',
        over ? 'border-brand bg-brand-soft' : 'border-line-strong bg-paper',
      )}
    >
      <p className="font-display text-lg">{m.home_dialog_drop()}</p>
      <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
        {m.home_dialog_choose()}
      </Button>
      <p id={hintId} className="text-sm text-ink-soft">
        {m.home_dialog_formats()}
      </p>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={m.home_dialog_choose()}
        aria-describedby={hintId}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => onFiles([...(event.target.files ?? [])])}
      />
    </div>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-lg bg-ok-soft py-2 pr-2 pl-4">
      <p className="min-w-0 flex-1">
        <span className="sr-only">{m.home_dialog_file()}</span>
        <span className="highlight font-semibold">{file.name}</span>{' '}
        <span className="text-sm whitespace-nowrap text-ink-soft">{formatFileSize(file.size)}</span>
      </p>
      <Button variant="quiet" size="sm" onClick={onRemove}>
        {m.home_dialog_remove()}
      </Button>
    </div>
  );
}
