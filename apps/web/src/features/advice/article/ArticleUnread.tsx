import { freeArticles } from '@coach/contracts/features/advice';
import { ApiError } from '../../../lib/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { PlanNeeded } from '../../billing/gates/PlanNeeded.tsx';
import { describeFailure } from '../describe-failure.ts';

type ArticleUnreadProps = { error: Error | null; onRetry: () => void; busy: boolean; onClose: () => void };

/** Why there is no article to read: not yet, closed by the plan, gone, or failed. */
export function ArticleUnread({ error, onRetry, busy, onClose }: ArticleUnreadProps) {
  if (!error) return <Spinner className="min-h-[40dvh]" />;
  const code = error instanceof ApiError ? error.code : 'internal';
  if (code === 'subscription_required') return <Locked />;
  if (code === 'not_found')
    return (
      <EmptyState
        title={m.advice_article_missing()}
        description={m.advice_article_missing_text()}
        action={<Button onClick={onClose}>{m.advice_list_empty_action()}</Button>}
      />
    );
  return <ErrorState message={describeFailure(m.advice_article_failed(), error)} onRetry={onRetry} busy={busy} />;
}

function Locked() {
  return (
    <div className="flex flex-col gap-5 rounded-lg bg-brand-soft p-5">
      <div>
        <h3 className="text-lg">{m.advice_article_locked()}</h3>
        <p className="mt-1">{m.advice_article_locked_text({ count: freeArticles })}</p>
      </div>
      <PlanNeeded gate="whole_library" />
    </div>
  );
}
