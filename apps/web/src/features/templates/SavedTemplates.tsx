import { mayPass } from '@coach/contracts/gates';
import { useRef, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { DeleteForGood } from '../../ui/DeleteForGood.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
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
  if (status !== 'signedIn') return null;
  const saved = query.data?.pages.flatMap(({ items }) => items) ?? [];
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
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {saved.map((template) => (
          <li key={template.id}>
            <TemplateCard template={template} onDelete={() => setAsked(template)} />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          className="mt-5"
          variant="secondary"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {m.dashboard_more()}
        </Button>
      ) : null}
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
