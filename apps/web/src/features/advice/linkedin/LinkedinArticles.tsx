import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ArticleCard } from '../library/ArticleCard.tsx';
import { type LibraryFilters, libraryPath } from '../library-place.ts';
import { useAdviceList } from '../requests/use-advice-list.ts';
import type { ArticleLink } from '../use-library-place.ts';

const sought: LibraryFilters = { q: 'LinkedIn', category: undefined, level: undefined, saved: false };
const shown = 3;

/** The first articles that speak of LinkedIn; each opens in the library. */
export function LinkedinArticles() {
  const { list } = useAdviceList(sought);
  if (!list || list.items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-xl">{m.advice_linkedin_articles()}</h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {list.items.slice(0, shown).map((article) => (
          <ArticleCard key={article.id} article={article} link={linkTo(article.id)} />
        ))}
      </ul>
      <Button className="mt-5" variant="secondary" render={<Link to={libraryPath(sought)} />}>
        {m.advice_linkedin_articles_all()}
      </Button>
    </section>
  );
}

function linkTo(id: string): ArticleLink {
  return { to: libraryPath(sought, id), state: {}, preventScrollReset: true };
}
