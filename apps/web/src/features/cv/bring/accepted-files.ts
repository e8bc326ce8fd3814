import { cvUpload } from '@coach/contracts/cv-upload';

/** As the drop zone takes it: a file passes by its type or by its extension. */
export const acceptedFiles: Record<string, string[]> = Object.fromEntries(
  cvUpload.mimeTypes.map((type) => [type, [...cvUpload.extensions]]),
);
