import { m } from '../../paraglide/messages.js';

const names: Record<string, () => string> = {
  onsite: m.jobs_remote_onsite,
  hybrid: m.jobs_remote_hybrid,
  remote: m.jobs_remote_remote,
};

/** « Télétravail partiel »; null where the offer does not say. */
export function remoteName(remote: string | null): string | null {
  return (remote && names[remote]?.()) || null;
}
