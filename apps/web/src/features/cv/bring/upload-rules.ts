import type { cvUpload } from '@coach/contracts/features/cv';

/** The contract's `cvUpload`, without its schemas: zod would weigh more than this page. */
export const uploadRules: typeof cvUpload = {
  maxBytes: 10 * 1024 * 1024,
  extensions: ['.pdf', '.doc', '.docx'],
  mimeTypes: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
};

/** As the drop zone takes it: a file passes by its type or by its extension. */
export const acceptedFiles: Record<string, string[]> = Object.fromEntries(
  uploadRules.mimeTypes.map((type) => [type, [...uploadRules.extensions]]),
);
