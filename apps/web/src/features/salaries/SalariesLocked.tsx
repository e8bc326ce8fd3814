import { m } from '../../paraglide/messages.js';
import { LockedCard } from '../billing/gates/LockedCard.tsx';

const promises = [m.salaries_locked_figures, m.salaries_locked_own, m.salaries_locked_sources, m.salaries_locked_use];

/** Below advancer: what the benchmark tells, what it does not, and where it opens. */
export function SalariesLocked() {
  return (
    <LockedCard gate="salary_benchmark" title={m.salaries_title()} text={m.salaries_locked_text()} promises={promises}>
      <p className="mt-4 max-w-prose text-sm text-ink-soft">{m.salaries_locked_honest()}</p>
    </LockedCard>
  );
}
