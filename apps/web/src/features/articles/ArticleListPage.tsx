import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Highlight } from '../../ui/Highlight.tsx';
import { categoryLabels, levelLabels } from '../advice/labels.ts';
import type { ArticleCard } from './free-article.ts';
import { LibraryCard } from './LibraryCard.tsx';

/** The free articles, with the first words of each. */
export function ArticleListPage({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <div className="container-page py-12 lg:py-16">
      <h1 className="text-3xl sm:text-4xl">
        {m.articles_title()} <Highlight drawn>{m.articles_title_marked()}</Highlight>
      </h1>
      <p className="mt-4 max-w-[40rem] text-lg text-ink-soft">{m.articles_lead()}</p>
      <ul className="mt-10 grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
        {articles.map((article) => (
          <li key={article.id} className="border-t-[3px] border-ink pt-4">
            <Card {...article} />
          </li>
        ))}
      </ul>
      <div className="mt-14 max-w-[40rem]">
        <LibraryCard />
      </div>
    </div>
  );
}

function Card({ id, title, category, level, lead }: ArticleCard) {
  return (
    <>
      <p className="text-sm font-semibold text-accent">
        {categoryLabels[category]()} · {levelLabels[level]()}
      </p>
      <h2 lang="fr" className="mt-1 text-xl">
        <Link to={paths.article(id)} className="underline-offset-4 hover:underline">
          {title}
        </Link>
      </h2>
      <p lang="fr" className="mt-2 text-ink-soft">
        {lead}
      </p>
    </>
  );
}
