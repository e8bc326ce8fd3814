import type { AdviceList } from '@coach/contracts/features/advice';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { PlanNeeded } from '../../billing/gates/PlanNeeded.tsx';
import { categoryLabels } from '../labels.ts';
import { isFiltered, type LibraryFilters } from '../library-place.ts';
import type { ArticleLink } from '../use-library-place.ts';
import { LockMark } from './LockMark.tsx';

type LockedArticlesProps = { list: AdviceList; filters: LibraryFilters; linkTo: (id: string) => ArticleLink };

/** What fits as well and the plan does not open: how many, the first by name, and where it opens. */
export function LockedArticles({ list, filters, linkTo }: LockedArticlesProps) {
  const { total: count, items } = list.locked;
  if (count === 0) return null;
  const title = filters.saved
    ? m.advice_locked_saved({ count })
    : isFiltered(filters)
      ? m.advice_locked_found({ count })
      : m.advice_locked({ count });
  return (
    <Card tone="soft" title={title}>
      <PlanNeeded gate="whole_library" />
      {count > items.length ? <p className="mt-6 font-semibold">{m.advice_locked_some()}</p> : null}
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {items.map(({ id, title: name, category }) => (
          <li key={id} data-article={id}>
            <Link {...linkTo(id)} className="group flex min-h-11 gap-3 py-2">
              <LockMark />
              <span>
                <span lang="fr" className="font-medium group-hover:underline">
                  {name}
                </span>
                <span className="block text-xs text-ink-soft">{categoryLabels[category]()}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
