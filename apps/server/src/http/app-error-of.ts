import { isErrorCode } from '@coach/contracts/errors';
import { AppError } from './app-error.ts';

const outOfRoom = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** The file store or PostgreSQL is away, starting, stopping, or full of connections (appendix A of its manual, classes 08, 53 and 57). */
const away = new Set([
  'STORE_AWAY',
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'],
  ...['08000', '08003', '08006', '53300', '57P01', '57P02', '57P03'],
]);

/** What a row belongs to was removed meanwhile, by the person themselves elsewhere (class 23). */
const ownerGone = '23503';
/** No column can hold what was sent (class 22): a contract let it through. */
const cannotBeKept = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05']);
/** PostgreSQL ended a transaction so that another could go on (class 40). */
const inEachOthersWay = new Set(['40001', '40P01']);

/** Whatever was thrown, as the error to answer. What nobody foresaw is `internal`. */
export function appErrorOf(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isNamed(thrown, 'DocumentError')) return documentError(thrown as { code?: unknown; reason?: unknown });
  if (isNamed(thrown, 'DrawingError')) return drawingError(thrown as { code?: unknown });
  if (isNamed(thrown, 'AbortError')) return new AppError('cancelled');
  for (const code of causeCodes(thrown)) {
    if (outOfRoom.has(code)) return new AppError('disk_full');
    if (code === ownerGone) return new AppError('not_found');
    if (cannotBeKept.has(code)) return new AppError('validation');
    if (inEachOthersWay.has(code)) return new AppError('unavailable', { retryAfterSeconds: 1 });
    if (away.has(code)) return new AppError('unavailable', { retryAfterSeconds: 2 });
  }
  return new AppError('internal');
}

/** Recognised by name: the class lives in a package this layer does not load. */
function documentError({ code, reason }: { code?: unknown; reason?: unknown }): AppError {
  const details = typeof reason === 'string' ? { reason } : {};
  return new AppError(isErrorCode(code) ? code : 'unreadable_file', details);
}

/** A document of ours that took too long or too much is our fault; too many at once pass, and so does who kills them. */
function drawingError({ code }: { code?: unknown }): AppError {
  if (code === 'no_such_page') return new AppError('not_found');
  return code === 'busy' || code === 'lost'
    ? new AppError('unavailable', { retryAfterSeconds: 5 })
    : new AppError('internal');
}

function isNamed(thrown: unknown, name: string): boolean {
  return thrown instanceof Error && thrown.name === name;
}

/** Drizzle wraps the driver's error, so the code that tells is down the chain of causes. */
function* causeCodes(thrown: unknown): Generator<string> {
  let at = thrown;
  for (let depth = 0; at instanceof Error && depth < 8; depth += 1) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string') yield code;
    if (/Connection terminated|timeout exceeded when trying to connect|Query read timeout/.test(at.message))
      yield '08006';
    at = at.cause;
  }
}
