import type { AdviceName } from '@coach/contracts/features/advice';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { categoryLabels, levelLabels } from '../labels.ts';
import type { ArticleLink } from '../use-library-place.ts';

type RelatedArticlesProps = { related: AdviceName[]; linkTo: (id: string) => ArticleLink };

/** On the same matter; back returns to the article one came from. */
export function RelatedArticles({ related, linkTo }: RelatedArticlesProps) {
  if (related.length === 0) return null;
  return (
    <section>
      <h3 className="text-lg">{m.advice_article_related()}</h3>
      <ul className="mt-2 divide-y divide-line">
        {related.map(({ id, title, category, experienceLevel }) => (
          <li key={id}>
            <Link {...linkTo(id)} className="group block min-h-11 py-2.5">
              <span lang="fr" className="font-semibold text-brand group-hover:underline">
                {title}
              </span>
              <span className="block text-xs text-ink-soft">
                {categoryLabels[category]()}, {levelLabels[experienceLevel]().toLowerCase()}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
