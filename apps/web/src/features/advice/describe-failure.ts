import { toApiFailure } from '../../lib/to-api-failure.ts';

/** What could not be done, then why where the person can do something about it. */
export function describeFailure(what: string, error: unknown): string {
  const { code, message } = toApiFailure(error);
  return code === 'offline' || code === 'too_many_requests' ? `${what.replace(/\.$/, '')}. ${message}` : what;
}
