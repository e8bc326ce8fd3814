import { cvUpload } from '@coach/contracts/cv-upload';
import { useEffect, useRef, useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { parseLinkedin } from '../requests/parse-linkedin.ts';

type Read = Awaited<ReturnType<typeof parseLinkedin>>;
type State = { reading: string | null; failure: string | null };

const rejections: Record<string, () => string> = {
  'file-too-large': () => m.linkedin_pdf_reject_large(),
  'file-too-small': () => m.linkedin_pdf_reject_small(),
  'too-many-files': () => m.linkedin_pdf_reject_many(),
};

/** The place for LinkedIn's own PDF: one file, read by the server as soon as it is there; the latest wins. */
export function useProfilePdf(onRead: (read: Read) => void) {
  const [{ reading, failure }, setState] = useState<State>({ reading: null, failure: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ reading: file.name, failure: null });
    try {
      const profile = await parseLinkedin(file, controller.signal);
      setState({ reading: null, failure: null });
      onRead(profile);
    } catch (error) {
      if (!controller.signal.aborted) setState({ reading: null, failure: toApiFailure(error).message });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ reading: null, failure: null });
  };
  const refuse = (refused: FileRejection[]) => {
    const codes = refused.flatMap(({ errors }) => errors.map(({ code }) => code));
    const code = codes.includes('too-many-files') ? 'too-many-files' : (codes[0] ?? '');
    setState({ reading: null, failure: (rejections[code] ?? m.linkedin_pdf_reject_type)() });
  };
  const zone = useDropzone({
    accept: { 'application/pdf': ['.pdf'] },
    maxSize: cvUpload.maxBytes,
    minSize: 1,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([file]: File[], refused: FileRejection[]) => {
      if (refused.length > 0) return refuse(refused);
      if (file) void read(file);
    },
  });
  return { ...zone, reading, failure, cancel };
}
