import { type AdviceCard, cardTags } from '@coach/contracts/features/advice';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { categoryLabels, levelLabels } from '../labels.ts';
import type { ArticleLink } from '../use-library-place.ts';
import { BookmarkButton } from './BookmarkButton.tsx';

type ArticleCardProps = {
  article: AdviceCard;
  link: ArticleLink;
  /** Of those put aside: what takes the focus when the last is taken back. */
  leaveTo?: () => HTMLElement | null;
};

/** An article of the list: all of the card opens it. */
export function ArticleCard({ article, link, leaveTo }: ArticleCardProps) {
  const { status } = useSession();
  const { id, title, category, experienceLevel, summary, tags, read } = article;
  const others = tags.length - cardTags;
  return (
    <li
      data-article={id}
      className="relative flex flex-col rounded-xl border border-line bg-card p-5 shadow-card transition-shadow hover:shadow-raised"
    >
      <p className="mb-2 pr-10 text-xs font-semibold text-accent">{categoryLabels[category]()}</p>
      <h3 lang="fr" className="text-lg leading-snug">
        <Link {...link} className="after:absolute after:inset-0 after:rounded-xl hover:underline">
          {title}
        </Link>
      </h3>
      <p lang="fr" className="mt-2 text-sm text-ink-soft">
        {summary}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-4">
        <Badge>{levelLabels[experienceLevel]()}</Badge>
        {read ? <Badge tone="ok">{m.advice_read()}</Badge> : null}
      </div>
      <p lang="fr" className="mt-3 flex flex-wrap gap-x-3 text-xs text-ink-soft">
        {tags.slice(0, cardTags).map((tag) => (
          <span key={tag}>#{tag}</span>
        ))}
        {others > 0 ? <span>+{others}</span> : null}
      </p>
      {status === 'signedIn' ? <BookmarkButton article={article} leaveTo={leaveTo} /> : null}
    </li>
  );
}
