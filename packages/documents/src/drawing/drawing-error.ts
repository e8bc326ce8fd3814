/**
 * `busy`: too many wait already · `timeout` and `too_complex`: it took more time or memory than any document should ·
 * `no_such_page`: the document has fewer · `lost`: somebody else killed who drew it, twice · `failed`: it could not be drawn.
 */
export type DrawingErrorCode = 'busy' | 'timeout' | 'too_complex' | 'no_such_page' | 'lost' | 'failed';

/** A document that was not drawn. */
export class DrawingError extends Error {
  readonly code: DrawingErrorCode;

  constructor(code: DrawingErrorCode, where = '') {
    super(`The document was not drawn: ${code}${where && `\n${where}`}`);
    this.name = 'DrawingError';
    this.code = code;
  }
}
