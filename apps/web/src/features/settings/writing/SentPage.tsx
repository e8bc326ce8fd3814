import { type ModelCallSummary, modelCallDays } from '@coach/contracts/features/model-calls';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PathDrawing } from '../../../illustrations/PathDrawing.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { KeptActions } from '../../../ui/KeptActions.tsx';
import { KeptList } from '../../../ui/KeptList.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { outcomeName, providerName, taskNames, tokensText } from './call-words.ts';
import { SentDialog } from './SentDialog.tsx';
import { useForgetCalls, useModelCalls } from './use-model-calls.ts';
import { useWritingSettings } from './use-writing-settings.ts';

/** /dashboard/settings/transmissions: every text that was sent to a model for the person; `envoi` opens one. */
export function SentPage() {
  const query = useModelCalls();
  const removal = useForgetCalls();
  const [place, setPlace] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = query.data?.pages.every(({ items }) => items.length === 0) ?? false;
  return (
    <>
      <Link
        to={paths.settings('#modele')}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
      >
        {m.settings_sent_back()}
      </Link>
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-3xl outline-none">
        {m.settings_sent()}
      </h1>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">{m.settings_sent_lead({ days: modelCallDays })}</p>
      {query.isPending ? <Spinner className="min-h-[30vh]" /> : null}
      {isEmpty ? <NothingSent /> : null}
      <KeptList
        query={query}
        title={m.settings_sent_list()}
        more={m.settings_sent_more()}
        removal={removal}
        textsOf={deleteTexts}
      >
        {(call, onDelete) => <CallRow call={call} onDelete={onDelete} />}
      </KeptList>
      {query.data && !isEmpty ? <ForgetAll focusAfter={() => heading.current} /> : null}
      <SentDialog id={place.get('envoi')} onClose={() => setPlace({}, { replace: true, preventScrollReset: true })} />
    </>
  );
}

function deleteTexts() {
  return {
    title: m.settings_sent_delete_title(),
    description: m.settings_sent_delete_text(),
    confirm: m.settings_sent_delete(),
    done: m.settings_sent_deleted(),
    failed: m.settings_sent_delete_failed(),
  };
}

function CallRow({ call, onDelete }: { call: ModelCallSummary; onDelete: () => void }) {
  const { id, task, provider, model, outcome, createdAt } = call;
  const named = { task: taskNames[task](), date: formatMoment(createdAt) };
  const unused = outcomeName(outcome);
  const link = (
    <Link to={paths.sentTexts({ envoi: id })} preventScrollReset aria-label={m.settings_sent_open_label(named)} />
  );
  return (
    <>
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{named.task}</span>
          {unused ? <Badge tone="neutral">{unused}</Badge> : null}
        </p>
        <p className="text-sm text-ink-soft">{named.date}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {m.settings_sent_to({ model, provider: providerName(provider) })}
        </p>
        <p className="text-sm text-ink-soft">{tokensText(call)}</p>
      </div>
      <KeptActions
        open={{ link, text: m.settings_sent_open() }}
        remove={{ text: m.settings_sent_delete(), label: m.settings_sent_delete_label(named), onClick: onDelete }}
      />
    </>
  );
}

/** « Tout effacer », after a question. */
function ForgetAll({ focusAfter }: { focusAfter: () => HTMLElement | null }) {
  const [asking, setAsking] = useState(false);
  const isGone = useRef(false);
  const { mutate, isPending } = useForgetCalls();
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        isGone.current = true;
        toast({ title: m.settings_sent_all_done(), tone: 'success' });
      },
      onError: (error) =>
        toast({ title: m.settings_sent_delete_failed(), description: toApiFailure(error).message, tone: 'error' }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button className="mt-5" variant="secondary" onClick={() => setAsking(true)}>
        {m.settings_sent_all()}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        busy={isPending}
        finalFocus={() => (isGone.current ? focusAfter() : null)}
        title={m.settings_sent_all_title()}
        description={m.settings_sent_all_text()}
        confirmLabel={m.settings_sent_all()}
      />
    </>
  );
}

/** Nothing yet, and why, where there is a reason. */
function NothingSent() {
  const { data } = useWritingSettings();
  const reason = data && !data.model ? m.settings_sent_empty_none() : null;
  const alone = data?.engineOnly ? m.settings_sent_empty_alone() : m.settings_sent_empty_text();
  return (
    <Card>
      <EmptyState
        illustration={<PathDrawing className="h-32" />}
        title={m.settings_sent_empty()}
        description={reason ?? alone}
      />
    </Card>
  );
}
