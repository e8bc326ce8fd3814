import type { DocumentDetail, DocumentSummary } from '@coach/contracts/features/cv';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { request } from '../../../lib/api-client.ts';
import { focusBeside } from '../../../lib/focus-beside.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { ProfileForm } from '../use-profile-form.ts';
import { type LineField, type Proposal, proposalsOf } from './proposals.ts';

/** The newest CV, read; null when there is none. */
function useNewestCv() {
  return useQuery({
    queryKey: ['cv', 'newest'],
    // A CV may have come or gone since the dialog was last open.
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { items } = await request<{ items: DocumentSummary[] }>('/api/documents?limit=1', { signal });
      const [newest] = items;
      return newest
        ? await request<DocumentDetail>(`/api/documents/${encodeURIComponent(newest.id)}`, { signal })
        : null;
    },
  });
}

export function PrefillDialog({ form, onClose }: { form: ProfileForm; onClose: () => void }) {
  const { data, error, refetch, isRefetching } = useNewestCv();
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={m.profile_prefill_title()}
      description={data ? m.profile_prefill_text({ name: data.fileName }) : undefined}
      footer={<Button onClick={onClose}>{m.profile_prefill_done()}</Button>}
    >
      {data ? <Proposals form={form} document={data} /> : null}
      {data === null ? <NoCv /> : null}
      {error ? <ErrorState message={error.message} onRetry={refetch} busy={isRefetching} /> : null}
      {data === undefined && !error ? <Spinner className="min-h-40" /> : null}
    </Dialog>
  );
}

function NoCv() {
  return (
    <EmptyState
      title={m.profile_prefill_none()}
      description={m.profile_prefill_none_text()}
      action={<Button render={<Link to={paths.documents()} />}>{m.profile_prefill_upload()}</Button>}
    />
  );
}

function Proposals({ form, document }: { form: ProfileForm; document: DocumentDetail }) {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const proposals = proposalsOf(document.cv, form.draft).filter(({ id }) => !refused.has(id));
  if (proposals.length === 0) return <p className="py-6 text-center font-medium">{m.profile_prefill_nothing()}</p>;
  return (
    <ul className="flex flex-col">
      {proposals.map((proposal) => (
        <ProposalRow
          key={proposal.id}
          proposal={proposal}
          onAccept={() => form.change(proposal.changes)}
          onRefuse={() => setRefused(new Set([...refused, proposal.id]))}
        />
      ))}
    </ul>
  );
}

const fieldLabels: Record<LineField, () => string> = {
  fullName: m.profile_full_name,
  phone: m.profile_phone,
  location: m.profile_location,
  linkedin: m.profile_linkedin,
  currentRole: m.profile_role,
};

type ProposalRowProps = { proposal: Proposal; onAccept: () => void; onRefuse: () => void };

/** The row goes; the last one leaves the focus to the button that closes the dialog. */
function passFocus({ currentTarget }: MouseEvent<HTMLElement>): void {
  focusBeside(currentTarget, () =>
    [...(currentTarget.closest('[role=dialog]')?.querySelectorAll('button') ?? [])].at(-1),
  );
}

function ProposalRow({ proposal, onAccept, onRefuse }: ProposalRowProps) {
  const label = proposal.field === 'skill' ? m.profile_prefill_skill() : fieldLabels[proposal.field]();
  const kept = proposal.field === 'skill' ? '' : proposal.kept;
  const name = `${label} ${proposal.value}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="font-semibold break-words">
          <bdi>{proposal.value}</bdi>
        </p>
        {kept ? <p className="text-sm text-ink-soft">{m.profile_prefill_instead({ value: kept })}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          onClick={(event) => {
            passFocus(event);
            onAccept();
          }}
          aria-label={m.profile_prefill_accept_label({ name })}
        >
          {m.profile_prefill_accept()}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={(event) => {
            passFocus(event);
            onRefuse();
          }}
          aria-label={m.profile_prefill_refuse_label({ name })}
        >
          {m.profile_prefill_refuse()}
        </Button>
      </div>
    </li>
  );
}
