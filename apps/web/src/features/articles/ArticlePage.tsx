import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { ArticleSources } from '../../ui/ArticleSources.tsx';
import { ArticleText } from '../../ui/ArticleText.tsx';
import { Button } from '../../ui/Button.tsx';
import { categoryLabels, levelLabels } from '../advice/labels.ts';
import type { FreeArticle } from './free-article.ts';
import { LibraryCard } from './LibraryCard.tsx';
import { nextSteps } from './next-steps.ts';

/** One of the free articles, at an address of its own: to be read without a script, and shared. */
export function ArticlePage({ article }: { article: FreeArticle }) {
  const { title, category, level, content, sources } = article;
  return (
    <div className="container-page grid grid-cols-1 items-start gap-x-14 gap-y-12 py-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-14">
      <article className="max-w-[44rem]">
        <Link
          to={paths.articles()}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {m.articles_back()}
        </Link>
        <p className="mt-4 text-sm font-semibold text-accent">
          {categoryLabels[category]()} · {levelLabels[level]()}
        </p>
        <div lang="fr">
          <h1 className="mt-1 text-[clamp(1.75rem,8vw,2.375rem)] leading-[1.12] sm:text-4xl">{title}</h1>
          <ArticleText markdown={content} headings="h2" className="mt-6" />
        </div>
        <div className="mt-10 border-t border-line pt-6 empty:hidden">
          <ArticleSources sources={sources} heading="h2" />
        </div>
      </article>
      <div className="flex flex-col gap-10 lg:sticky lg:top-24">
        <NextStep article={article} />
        <Related article={article} />
        <LibraryCard />
      </div>
    </div>
  );
}

/** What the product does with what was just read. */
function NextStep({ article }: { article: FreeArticle }) {
  const { title, text, action, to } = nextSteps[article.category]();
  return (
    <section className="rounded-xl bg-brand-soft p-6">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2">{text}</p>
      <Button className="mt-5 w-full" render={<Link to={to} />}>
        {action}
      </Button>
    </section>
  );
}

function Related({ article: { related } }: { article: FreeArticle }) {
  if (related.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">{m.advice_article_related()}</h2>
      <ul className="mt-2 flex flex-col border-l-[3px] border-ink">
        {related.map(({ id, title }) => (
          <li key={id}>
            <Link
              lang="fr"
              to={paths.article(id)}
              className="flex min-h-11 items-center py-2 pl-4 font-semibold underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
