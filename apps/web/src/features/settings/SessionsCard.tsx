import type { AccountSession } from '@coach/contracts/features/auth';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { EndOthers } from './EndOthers.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useSessions } from './use-sessions.ts';

/** Where the person is signed in, this place first, and the way to end the others. */
export function SessionsCard() {
  const { data, error, isPending, isFetching, refetch } = useSessions();
  return (
    <Card title={m.settings_sessions()}>
      <p className="text-ink-soft">{m.settings_sessions_text()}</p>
      {isPending ? <Spinner className="py-8" /> : null}
      {error && !data ? (
        <div className="mt-5">
          <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isFetching} />
        </div>
      ) : null}
      {data ? <SessionList sessions={data} /> : null}
    </Card>
  );
}

function SessionList({ sessions }: { sessions: AccountSession[] }) {
  const ordered = [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
  return (
    <>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {ordered.map((session) => (
          <li key={session.id} className="py-4">
            <SessionRow session={session} />
          </li>
        ))}
      </ul>
      <div className="mt-5">
        {sessions.length > 1 ? <EndOthers /> : <p className="text-sm text-ink-soft">{m.settings_sessions_alone()}</p>}
      </div>
    </>
  );
}
