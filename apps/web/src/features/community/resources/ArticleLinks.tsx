import type { AdviceCategory } from '@coach/contracts/advice';
import type { Resources } from '@coach/contracts/features/community';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';

type ArticleLinksProps = {
  articles: Resources['articles'];
  categoryName: (category: AdviceCategory) => string;
};

/** The articles that everybody may read. */
export function ArticleLinks({ articles, categoryName }: ArticleLinksProps) {
  return (
    <>
      <ul className="grid grid-cols-1 gap-x-10 md:grid-cols-2">
        {articles.map(({ id, title, category, why }) => (
          <li key={id} className="relative border-t border-line py-4">
            <p className="text-xs font-semibold text-accent">{categoryName(category)}</p>
            <h3 lang="fr" className="mt-1 text-lg leading-snug">
              <Link to={paths.careerAdvice({ article: id })} className="after:absolute after:inset-0 hover:underline">
                {title}
              </Link>
            </h3>
            <p lang="fr" className="mt-1 text-sm text-ink-soft">
              {why}
            </p>
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-4" render={<Link to={paths.careerAdvice()} />}>
        {m.community_articles_all()}
      </Button>
    </>
  );
}
