import { ApiError } from '../../../lib/api-error.ts';
import { m } from '../../../paraglide/messages.js';

/** The words for a change that was not saved: another tab's came first, or what the server says, of a field if it can. */
export function describeFailure(error: unknown, title: string): { title: string; description: string } {
  if (error instanceof ApiError && error.reason === 'amended_elsewhere')
    return { title: m.cv_change_elsewhere(), description: m.cv_change_elsewhere_text() };
  const [field] = error instanceof ApiError ? Object.values(error.fields) : [];
  return { title, description: field ?? (error as Error).message };
}
