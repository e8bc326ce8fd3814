import type { SalarySource } from '@coach/contracts/features/salaries';
import { formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { formatPublished } from '../salary-words.ts';

/** Who established the figure, on whose page it was read, and when. */
export function SalarySourceLine({ source }: { source: SalarySource }) {
  const { publisher, title, url, published, read, quotedBy } = source;
  return (
    <p className="mt-4 text-sm text-ink-soft wrap-anywhere">
      {m.salaries_source()}{' '}
      <a lang="fr" href={url} rel="noreferrer" className="text-ink underline underline-offset-4">
        {publisher}, {title}
      </a>
      {quotedBy ? ` ${m.salaries_quoted({ name: quotedBy })}` : ''} (
      {m.salaries_dates({ published: formatPublished(published), read: formatDay(read) })})
    </p>
  );
}
