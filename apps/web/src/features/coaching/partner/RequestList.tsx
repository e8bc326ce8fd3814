import type { CoachRequest } from '@coach/contracts/features/coaching';
import { useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { useFocusOnMore } from '../../../lib/use-focus-on-more.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useCoachRequests, useWithdrawRequest } from '../requests/use-coach-requests.ts';

/** What the person asked of the operator, and where each request stands; nothing while there is none. */
export function RequestList() {
  const query = useCoachRequests();
  const items = query.data?.pages.flatMap((page) => page.items);
  const { list, onMore } = useFocusOnMore(items?.length ?? 0);
  if (query.error && !items)
    return (
      <ErrorState
        message={toApiFailure(query.error).message}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  if (!items || items.length === 0) return null;
  return (
    <Card title={m.coaching_requests()}>
      <ul ref={list} className="divide-y divide-line">
        {items.map((item) => (
          <RequestRow key={item.id} item={item} />
        ))}
      </ul>
      <MoreButton query={query} onMore={onMore} className="mt-4">
        {m.coaching_more()}
      </MoreButton>
    </Card>
  );
}

const kindNames = { coach: m.coaching_kind_coach, roadmap: m.coaching_kind_roadmap };

function RequestRow({ item }: { item: CoachRequest }) {
  const { kind, subject, hopes, answer, withdrawnAt, answeredAt, createdAt } = item;
  const state = answeredAt
    ? m.coaching_answered_at({ date: formatDate(answeredAt) })
    : withdrawnAt
      ? m.coaching_withdrawn_at({ date: formatDate(withdrawnAt) })
      : m.coaching_sent_at({ date: formatDate(createdAt) });
  return (
    <li tabIndex={-1} className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="min-w-0 text-lg wrap-anywhere">
          <bdi>{subject}</bdi>
        </h3>
        <Badge tone={answer ? 'ok' : 'neutral'}>{state}</Badge>
      </div>
      <p className="text-sm text-ink-soft">{kindNames[kind]()}</p>
      <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{hopes}</p>
      {answer ? (
        <div className="mt-4 border-l-4 border-brand pl-4">
          <p className="text-sm font-semibold">{m.coaching_request_answer()}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{answer}</p>
        </div>
      ) : null}
      {answer || withdrawnAt ? null : <Withdraw item={item} />}
    </li>
  );
}

function Withdraw({ item }: { item: CoachRequest }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useWithdrawRequest();
  const withdraw = () =>
    mutate(item.id, {
      onSuccess: () => toast({ title: m.coaching_withdrawn(), tone: 'success' }),
      onError: (error) =>
        toast({ title: m.coaching_withdraw_failed(), description: toApiFailure(error).message, tone: 'error' }),
      onSettled: () => setOpen(false),
    });
  return (
    <>
      <Button
        className="mt-3"
        size="sm"
        variant="secondary"
        onClick={() => setOpen(true)}
        aria-label={m.coaching_withdraw_label({ subject: item.subject })}
      >
        {m.coaching_withdraw()}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={withdraw}
        busy={isPending}
        title={m.coaching_withdraw_title()}
        description={m.coaching_withdraw_text({ subject: item.subject })}
        confirmLabel={m.coaching_withdraw()}
      />
    </>
  );
}
