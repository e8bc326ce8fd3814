/** The spec's drop zone: PDF, DOC or DOCX, one file, 10 MB at most. */
export const cvUpload = {
  maxBytes: 10 * 1024 * 1024,
  extensions: ['.pdf', '.doc', '.docx'],
  mimeTypes: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
} as const;

/** The account area's own limit for the same types (spec 1, section 5). */
export const documentUpload = { ...cvUpload, maxBytes: 20 * 1024 * 1024 } as const;

/** Longest text any document or offer may hold to be read at all, in UTF-16 code units: some hundred pages. */
export const maxReadLength = 300_000;

/** Longest texts analysed, in UTF-16 code units: some forty pages of CV, twenty of offer or of LinkedIn profile. */
export const maxCvLength = 120_000;
export const maxOfferLength = 60_000;
export const maxProfileLength = 60_000;
