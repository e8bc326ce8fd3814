import { cvUpload } from '@coach/contracts/cv-upload';
import { useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { acceptedFiles } from './accepted-files.ts';
import { type RejectionKind, rejectionKind } from './rejection-kind.ts';

/** A drop zone for one CV: PDF, DOC or DOCX, 10 MB at most. `rejected` says what was wrong with the last drop. */
export function useFileDrop(onFile: (file: File) => void) {
  const [rejected, setRejected] = useState<RejectionKind | null>(null);
  const zone = useDropzone({
    accept: acceptedFiles,
    maxSize: cvUpload.maxBytes,
    minSize: 1,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    // The library takes the first of several files; which of them was meant is for the person to say.
    onDrop: ([file]: File[], rejections: FileRejection[]) => {
      setRejected(rejections.length > 0 ? rejectionKind(rejections) : null);
      if (file && rejections.length === 0) onFile(file);
    },
  });
  return { ...zone, rejected };
}
