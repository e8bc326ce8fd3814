import type { Resource } from '@coach/contracts/features/community';
import { formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { OutsideMark } from './OutsideMark.tsx';

/** What others offer: all of a card leads there, in another tab. */
export function ResourceList({ resources }: { resources: Resource[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
      {resources.map(({ id, kind, name, publisher, purpose, url, checked }) => (
        <li
          key={id}
          className="relative flex flex-col rounded-xl border border-line bg-card p-5 shadow-card transition-shadow hover:shadow-raised"
        >
          <div className="flex items-start justify-between gap-3">
            <h3 className="text-lg leading-snug">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="after:absolute after:inset-0 after:rounded-xl hover:underline"
              >
                <span lang="fr">{name}</span>
                <VisuallyHidden> {m.common_new_tab()}</VisuallyHidden>
              </a>
            </h3>
            <OutsideMark />
          </div>
          <p lang="fr" className="mt-1 text-sm font-semibold text-ink-soft">
            {publisher}
          </p>
          <p lang="fr" className="mt-2">
            {purpose}
          </p>
          <p className="mt-auto flex flex-wrap items-center gap-2 pt-4 text-xs text-ink-soft">
            {kind === 'video' ? <Badge>{m.community_video()}</Badge> : null}
            {kind === 'book' ? <Badge>{m.community_book()}</Badge> : null}
            {m.community_checked({ day: formatDay(checked) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
