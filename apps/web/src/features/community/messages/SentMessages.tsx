import type { Gathering, Message, MessageKind } from '@coach/contracts/features/community';
import { formatDate } from '../../../lib/format.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { useFocusOnMore } from '../../../lib/use-focus-on-more.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useMessages } from '../requests/use-messages.ts';

const kindNames: Record<MessageKind, () => string> = {
  question: m.community_kind_question,
  topic: m.community_kind_topic,
  connection: m.community_connection,
  mentoring: m.community_mentoring,
};

/** What the person wrote, from either tab, and where it stands. */
export function SentMessages({ gatherings }: { gatherings: Gathering[] }) {
  const query = useMessages();
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const { list, onMore } = useFocusOnMore(items.length);
  return (
    <section>
      <h2 className="mb-5 text-2xl">{m.community_sent()}</h2>
      {query.isPending ? <Spinner className="py-6" /> : null}
      {query.isError && items.length === 0 ? (
        <ErrorState
          message={toApiFailure(query.error).message}
          onRetry={() => void query.refetch()}
          busy={query.isRefetching}
        />
      ) : null}
      {query.data && items.length === 0 ? <p className="text-ink-soft">{m.community_sent_none()}</p> : null}
      <ul ref={list} className="flex flex-col gap-4">
        {items.map((message) => (
          <li key={message.id} tabIndex={-1} className="rounded-xl border border-line bg-card p-5">
            <SentMessage message={message} about={gatherings.find(({ id }) => id === message.gatheringId)?.title} />
          </li>
        ))}
      </ul>
      <MoreButton query={query} onMore={onMore} size="md" className="mt-5">
        {m.community_more()}
      </MoreButton>
    </section>
  );
}

function SentMessage({ message, about }: { message: Message; about: string | undefined }) {
  const { kind, content, answer, createdAt } = message;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-semibold">{kindNames[kind]()}</span>
        <Badge tone={answer ? 'ok' : 'neutral'}>
          {answer ? m.community_state_answered() : m.community_state_sent()}
        </Badge>
        <span className="text-sm text-ink-soft">{m.community_sent_at({ day: formatDate(createdAt) })}</span>
      </p>
      {about ? (
        <p className="mt-1 text-sm text-ink-soft" lang="fr">
          {about}
        </p>
      ) : null}
      <p className="mt-3 wrap-anywhere whitespace-pre-wrap">{content}</p>
      {answer ? (
        <div className="mt-4 border-l-[3px] border-brand pl-4">
          <p className="text-sm font-semibold">{m.community_answer()}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{answer}</p>
        </div>
      ) : null}
    </>
  );
}
