import { cvUpload } from '@coach/contracts/cv-upload';
import type { ParseCvResponse } from '@coach/contracts/features/cv';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { request } from '../../../lib/api-client.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';

/** No CV yet: one is brought right here, or where CVs are read and corrected. */
export function BringCv({ onBrought }: { onBrought: (documentId: string) => void }) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const bring = async (file: File) => {
    setFault(file.size > cvUpload.maxBytes ? m.letters_cv_too_large() : null);
    if (file.size > cvUpload.maxBytes) return;
    setBusy(true);
    const formData = new FormData();
    formData.append('file', file);
    try {
      const { documentId } = await request<ParseCvResponse>('/api/functions/parse-cv', { formData, bearer: true });
      onBrought(documentId);
      await client.invalidateQueries({ queryKey: ['cv', 'documents'] });
    } catch (error) {
      setFault(toApiFailure(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div data-bring-cv className="rounded-lg bg-accent-soft p-4">
      <p className="font-semibold text-accent">{m.letters_cv_none()}</p>
      <p className="mt-1 text-sm text-accent">{m.letters_cv_none_text()}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.letters_cv_file()}
        accept={[...cvUpload.extensions, ...cvUpload.mimeTypes].join()}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void bring(file);
        }}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" variant="secondary" busy={busy} onClick={() => input.current?.click()}>
          {busy ? m.letters_cv_reading() : m.letters_cv_bring()}
        </Button>
        <Link to={paths.cvCrafting()} className="inline-flex min-h-11 items-center text-sm text-accent underline">
          {m.letters_cv_elsewhere()}
        </Link>
      </div>
      {fault ? (
        <p role="alert" className="mt-3 text-sm font-medium text-bad">
          {fault}
        </p>
      ) : null}
    </div>
  );
}
