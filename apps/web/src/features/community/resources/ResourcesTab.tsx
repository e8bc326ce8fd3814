import type { AdviceCategory } from '@coach/contracts/advice';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { QueryState } from '../QueryState.tsx';
import { useResources } from '../requests/use-resources.ts';
import { ArticleLinks } from './ArticleLinks.tsx';
import { ResourceList } from './ResourceList.tsx';

/** « Ressources »: open to everybody. */
export function ResourcesTab({ categoryName }: { categoryName: (category: AdviceCategory) => string }) {
  return (
    <QueryState query={useResources()}>
      {({ articles, resources }) => {
        const of = (...kinds: string[]) => resources.filter(({ kind }) => kinds.includes(kind));
        return (
          <div className="flex flex-col gap-12">
            <Part title={m.community_official()} lead={m.community_official_lead()}>
              <ResourceList resources={of('official')} />
            </Part>
            <Part title={m.community_tools()} lead={m.community_tools_lead()}>
              <ResourceList resources={of('tool')} />
            </Part>
            <Part title={m.community_articles()} lead={m.community_articles_lead()}>
              <ArticleLinks articles={articles} categoryName={categoryName} />
            </Part>
            <Part title={m.community_media()} lead={m.community_media_lead()}>
              <ResourceList resources={of('video', 'book')} />
            </Part>
          </div>
        );
      }}
    </QueryState>
  );
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1 mb-5 text-ink-soft">{lead}</p>
      {children}
    </section>
  );
}
