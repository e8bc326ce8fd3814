import { cvUpload } from '@coach/contracts/cv-upload';

export type FileFault = 'type' | 'size' | 'empty' | 'many';

/** Why these files cannot be taken as the CV; null when the one file can. The server decides by content. */
export function fileFault(files: readonly { name: string; type: string; size: number }[]): FileFault | null {
  const [file, ...others] = files;
  if (!file || others.length > 0) return 'many';
  const knownType = (cvUpload.mimeTypes as readonly string[]).includes(file.type);
  const knownName = cvUpload.extensions.some((extension) => file.name.toLowerCase().endsWith(extension));
  if (!knownType && !knownName) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > cvUpload.maxBytes ? 'size' : null;
}
