import type { PlanSource } from '@coach/contracts/features/career-advisor';
import { formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';

/** Where a fact was read, and when. */
export function SourceLine({ source: { title, url, read } }: { source: PlanSource }) {
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {m.advisor_source()}{' '}
      <a lang="fr" href={url} rel="noreferrer" className="text-ink underline underline-offset-4 wrap-anywhere">
        {title}
      </a>{' '}
      ({m.advisor_source_read({ date: formatDay(read) })})
    </p>
  );
}
