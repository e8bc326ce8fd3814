import { formatDay } from '../lib/format.ts';
import { m } from '../paraglide/messages.js';

type ArticleSourcesProps = { sources: readonly { title: string; url: string; read: string }[]; heading: 'h2' | 'h3' };

/** Where the facts of an article were read, and when; nothing where it states none. */
export function ArticleSources({ sources, heading: Heading }: ArticleSourcesProps) {
  if (sources.length === 0) return null;
  return (
    <section className="text-sm">
      <Heading className="text-lg">{m.advice_article_sources()}</Heading>
      <ul className="mt-2 flex flex-col gap-2">
        {sources.map(({ title, url, read }) => (
          <li key={url} className="text-ink-soft">
            <a lang="fr" href={url} rel="noreferrer" className="text-ink underline underline-offset-4 wrap-anywhere">
              {title}
            </a>{' '}
            ({m.advice_article_source_read({ date: formatDay(read) })})
          </li>
        ))}
      </ul>
    </section>
  );
}
