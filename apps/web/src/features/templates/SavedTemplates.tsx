import { mayPass } from '@coach/contracts/gates';
import { useRef, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { useFocusOnMore } from '../../lib/use-focus-on-more.ts';
import { m } from '../../paraglide/messages.js';
import { DeleteForGood } from '../../ui/DeleteForGood.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PlanNeeded } from '../billing/gates/PlanNeeded.tsx';
import { useDeleteTemplate, useTemplates } from './requests/use-templates.ts';
import { TemplateCard } from './TemplateCard.tsx';

/** What was saved to use again; below builder, what saving is and from which plan it is open. */
export function SavedTemplates() {
  const { status, tier } = useSession();
  const query = useTemplates(status === 'signedIn');
  const title = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ id: string; title: string } | null>(null);
  const removal = useDeleteTemplate();
  const saved = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const { list, onMore } = useFocusOnMore(saved.length);
  if (status !== 'signedIn') return null;
  return (
    <section aria-labelledby="saved-templates" className="mt-12">
      <h2 id="saved-templates" ref={title} tabIndex={-1} className="mb-2 text-2xl outline-none">
        {m.templates_title()}
      </h2>
      <p className="mb-5 max-w-prose text-ink-soft">{m.templates_intro()}</p>
      {query.isPending ? <Spinner className="py-6" /> : null}
      {query.isError && saved.length === 0 ? (
        <ErrorState
          message={toApiFailure(query.error).message}
          onRetry={() => void query.refetch()}
          busy={query.isRefetching}
        />
      ) : null}
      {query.data && saved.length === 0 ? <NothingSaved isOpen={mayPass('save_template', tier)} /> : null}
      <ul ref={list} className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {saved.map((template) => (
          <li key={template.id}>
            <TemplateCard template={template} onDelete={() => setAsked(template)} />
          </li>
        ))}
      </ul>
      <MoreButton query={query} onMore={onMore} size="md" className="mt-5">
        {m.dashboard_more()}
      </MoreButton>
      <DeleteForGood
        id={asked?.id ?? null}
        removal={removal}
        onClose={() => setAsked(null)}
        focusAfter={() => title.current}
        texts={{
          title: m.templates_delete_title(),
          description: m.templates_delete_text({ name: asked?.title ?? '' }),
          confirm: m.templates_delete(),
          done: m.templates_deleted(),
          failed: m.templates_delete_failed(),
        }}
      />
    </section>
  );
}

function NothingSaved({ isOpen }: { isOpen: boolean }) {
  if (isOpen) return <p>{m.templates_empty()}</p>;
  return (
    <div className="rounded-xl border border-line bg-card p-5">
      <p className="mb-4">{m.templates_gate()}</p>
      <PlanNeeded gate="save_template" />
    </div>
  );
}
