import { documentUpload } from '@coach/contracts/cv-upload';
import { useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { SheetDrawing } from '../../../illustrations/SheetDrawing.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { toast } from '../../../ui/Toast.tsx';
import { useAddCv } from './use-cvs.ts';

const accept = Object.fromEntries(documentUpload.mimeTypes.map((type) => [type, [...documentUpload.extensions]]));

type CvDropzoneProps = {
  onAdded: (id: string) => void /** There is no CV yet: the zone takes the room. */;
  empty: boolean;
};

/** Where a CV is dropped or chosen, 20 MB at most, one at a time. */
export function CvDropzone({ onAdded, empty }: CvDropzoneProps) {
  const { mutate, isPending } = useAddCv();
  const [fault, setFault] = useState<string | null>(null);
  const add = (file: File) =>
    mutate(file, {
      onSuccess: ({ id }) => {
        onAdded(id);
        toast({ title: m.documents_added(), tone: 'success' });
      },
      onError: (error) => setFault(uploadFault(error)),
    });
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept,
    maxSize: documentUpload.maxBytes,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: isPending,
    onDrop: ([file]: File[], rejections: FileRejection[]) => {
      setFault(rejections.length > 0 ? rejectionFault(rejections) : null);
      if (file && rejections.length === 0) add(file);
    },
  });
  return (
    <div>
      <div
        {...getRootProps()}
        className={cx(
          'flex items-center justify-center gap-x-6 gap-y-3 rounded-xl border-2 border-dashed px-5 text-center',
          empty ? 'flex-col py-10' : 'flex-wrap py-4',
          isDragActive ? 'border-brand bg-brand-soft' : 'border-line-strong',
        )}
      >
        <input {...getInputProps({ 'aria-label': m.documents_file() })} />
        {empty ? <SheetDrawing className="h-32" /> : null}
        <p className={empty ? 'font-display text-xl' : 'font-semibold'}>
          {isDragActive ? m.documents_drop_release() : empty ? m.documents_empty() : m.documents_drop()}
        </p>
        {empty ? <p className="max-w-prose text-ink-soft">{m.documents_empty_text()}</p> : null}
        <Button onClick={open} busy={isPending} size={empty ? 'md' : 'sm'}>
          {isPending ? m.documents_adding() : m.documents_add()}
        </Button>
        <p className="text-sm text-ink-soft">{m.documents_rules()}</p>
      </div>
      {fault ? (
        <p role="alert" className="mt-3 rounded-lg bg-bad-soft px-5 py-3 font-medium text-bad">
          {fault}
        </p>
      ) : null}
    </div>
  );
}

function rejectionFault(rejections: FileRejection[]): string {
  const codes = rejections.flatMap(({ errors }) => errors.map(({ code }) => code));
  if (codes.includes('too-many-files')) return m.documents_one_only();
  return codes.includes('file-too-large') ? m.documents_too_large() : m.documents_wrong_type();
}

const explained = new Set([
  'unreadable_file',
  'unsupported_file',
  'too_many_requests',
  'conflict',
  'offline',
  'disk_full',
]);

function uploadFault(error: Error): string {
  if (!(error instanceof ApiError)) return m.documents_upload_failed();
  if (error.code === 'file_too_large') return m.documents_too_large();
  if (error.code === 'unauthenticated') return m.documents_signed_out();
  return explained.has(error.code) ? error.message : m.documents_upload_failed();
}
