import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { cvKeys } from '../requests/cv-keys.ts';
import { parseCv } from '../requests/parse-cv.ts';

export type CvUpload =
  | { state: 'idle' }
  | { state: 'processing'; fileName: string }
  | { state: 'failed'; fileName: string; message: string };

/** Why the file was refused is in the server's own words; anything else is told in general. */
const explained = new Set([
  'unreadable_file',
  'unsupported_file',
  'file_too_large',
  'too_many_requests',
  'disk_full',
  'offline',
]);

/** Sending a CV to be read: one at a time, the latest wins, `cancel` stops it. */
export function useCvUpload(onRead: (documentId: string) => void) {
  const client = useQueryClient();
  const [upload, setUpload] = useState<CvUpload>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);

  const cancel = () => {
    running.current?.abort();
    setUpload({ state: 'idle' });
  };

  /** Answers the error when the file could not be read, null when it was (or was cancelled). */
  const start = async (file: File): Promise<ApiError | null> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setUpload({ state: 'processing', fileName: file.name });
    try {
      const { documentId } = await parseCv(file, controller.signal);
      void client.invalidateQueries({ queryKey: cvKeys.documents() });
      setUpload({ state: 'idle' });
      onRead(documentId);
      return null;
    } catch (error) {
      if (controller.signal.aborted) return null;
      const known = error instanceof ApiError ? error : new ApiError('internal', m.cv_read_error_text(), 0);
      const message = explained.has(known.code) ? known.message : m.cv_read_error_text();
      setUpload({ state: 'failed', fileName: file.name, message });
      toast({ title: m.cv_read_error_title(), description: m.cv_read_error_text(), tone: 'error' });
      return known;
    }
  };
  return { upload, start, cancel };
}
