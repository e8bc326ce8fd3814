import type { UnreadableReason } from '@coach/contracts/document-text';

export type DocumentErrorCode = 'unsupported_file' | 'unreadable_file' | 'file_too_large';

/** A file that gives no text. `reason` tells why, for `unreadable_file` and `file_too_large`; null for `unsupported_file`. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;
  readonly reason: UnreadableReason | null;

  constructor(code: DocumentErrorCode, reason: UnreadableReason | null = null) {
    super(reason ? `${code}: ${reason}` : code);
    this.name = 'DocumentError';
    this.code = code;
    this.reason = reason;
  }
}
