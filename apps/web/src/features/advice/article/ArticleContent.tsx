import type { AdviceArticle } from '@coach/contracts/features/advice';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { ArticleSources } from '../../../ui/ArticleSources.tsx';
import { ArticleText } from '../../../ui/ArticleText.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { categoryLabels, levelLabels } from '../labels.ts';
import type { ArticleLink } from '../use-library-place.ts';
import { RelatedArticles } from './RelatedArticles.tsx';

type ArticleContentProps = {
  article: AdviceArticle;
  linkTo: (id: string) => ArticleLink;
};

/** An article in full, what it rests on, and where to go on. */
export function ArticleContent({ article, linkTo }: ArticleContentProps) {
  const { category, experienceLevel, content, tags, sources, related } = article;
  return (
    <article className="flex max-w-prose flex-col gap-8">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="accent">{categoryLabels[category]()}</Badge>
        <Badge>{levelLabels[experienceLevel]()}</Badge>
      </div>
      <div lang="fr">
        <ArticleText markdown={content} headings="h3" />
      </div>
      <section>
        <h3 className="text-lg">{m.advice_article_tags()}</h3>
        <ul lang="fr" className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to={paths.careerAdvice({ q: tag })}
                className="flex min-h-11 items-center rounded-full border-2 border-line-strong px-4 text-sm font-semibold hover:border-brand hover:bg-brand-soft"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <RelatedArticles related={related} linkTo={linkTo} />
      <ArticleSources sources={sources} heading="h3" />
    </article>
  );
}
