import type { Notice, NoticeList, NoticesUpdate } from '@coach/contracts/features/notices';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { OfferDrawing } from '../../illustrations/OfferDrawing.tsx';
import { PathDrawing } from '../../illustrations/PathDrawing.tsx';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { toast } from '../../ui/Toast.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import { useMarkNotices, useNotices } from './use-notices.ts';

/** /dashboard/notifications: what is coming up, what waits and what is stuck. */
export function NoticesPage() {
  const { data, error, refetch, isFetching } = useNotices();
  return (
    <>
      {error && !data ? (
        <>
          <h1 className="mb-6 text-3xl">{m.notices_title()}</h1>
          <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isFetching} />
        </>
      ) : data ? (
        <Notices list={data} />
      ) : (
        <>
          <h1 className="text-3xl">{m.notices_title()}</h1>
          <Spinner className="min-h-[40vh]" />
        </>
      )}
    </>
  );
}

function Notices({ list: { items, unread } }: { list: NoticeList }) {
  const [query, setQuery] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const marking = useMarking();
  const shownAll = query.get('vue') === 'toutes';
  // The row, or the button, that had the focus may go with what it marks.
  const mark = (update: NoticesUpdate, leaves = false) =>
    marking.mark(update, () => {
      if (!leaves && (!shownAll || !update.ids)) heading.current?.focus();
    });
  const rows = (shown: Notice[]) => (
    <NoticeRows items={shown} onMark={(id, read, leaves) => mark({ read, ids: [id] }, leaves)} />
  );
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {m.notices_title()}
        </h1>
        {unread > 0 ? (
          <Button variant="secondary" size="sm" busy={marking.allBusy} onClick={() => mark({ read: true })}>
            {m.notices_all_read()}
          </Button>
        ) : null}
      </header>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">
        {m.notices_lead()}{' '}
        <Link to={paths.settings('#e-mails')} className="font-semibold text-brand underline underline-offset-4">
          {m.notices_by_mail()}
        </Link>
      </p>
      {items.length === 0 ? (
        <NoNotice />
      ) : (
        <Tabs
          label={m.notices_tabs()}
          value={shownAll ? 'toutes' : 'non-lues'}
          onChange={(tab) => setQuery(tab === 'toutes' ? { vue: tab } : {}, { replace: true })}
          tabs={[
            {
              value: 'non-lues',
              label: m.notices_tab_unread({ count: unread }),
              content: unread > 0 ? rows(items.filter(({ read }) => !read)) : <AllRead />,
            },
            { value: 'toutes', label: m.notices_tab_all({ count: items.length }), content: rows(items) },
          ]}
        />
      )}
    </>
  );
}

function useMarking() {
  const { mutate, isPending, variables } = useMarkNotices();
  const mark = (update: NoticesUpdate, onDone: () => void) =>
    mutate(update, {
      onSuccess: () => {
        if (!update.ids) toast({ title: m.notices_all_done(), tone: 'success' });
        onDone();
      },
      onError: (error) => toast({ title: m.notices_failed(), description: toApiFailure(error).message, tone: 'error' }),
    });
  return { mark, allBusy: isPending && !variables.ids };
}

type NoticeRowsProps = { items: Notice[]; onMark: (id: string, read: boolean, leaves?: boolean) => void };

function NoticeRows({ items, onMark }: NoticeRowsProps) {
  return (
    <Card>
      <ul className="flex flex-col divide-y divide-line">
        {items.map((notice) => (
          <li key={notice.id} className="py-5 first:pt-0 last:pb-0">
            <NoticeRow notice={notice} onMark={(read, leaves) => onMark(notice.id, read, leaves)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NoNotice() {
  return (
    <Card>
      <EmptyState
        illustration={<OfferDrawing className="h-36" />}
        title={m.notices_empty()}
        description={m.notices_empty_text()}
        action={<Button render={<Link to={paths.jobs()} />}>{m.notices_empty_action()}</Button>}
      />
    </Card>
  );
}

function AllRead() {
  return (
    <Card>
      <EmptyState
        illustration={<PathDrawing className="h-32" />}
        title={m.notices_none_unread()}
        description={m.notices_none_unread_text()}
      />
    </Card>
  );
}
