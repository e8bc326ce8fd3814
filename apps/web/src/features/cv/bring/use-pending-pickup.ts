import { useEffect, useRef } from 'react';
import { loadPending } from '../../../lib/pending-analysis.ts';
import type { Session } from '../../../lib/session.ts';

type Pending = { file: File | null; offerText: string };

/** Takes up, once it is known who is here, what a visitor left before signing in (or before a reload). */
export function usePendingPickup(status: Session['status'], take: (pending: Pending) => void): void {
  const takenFor = useRef<string | null>(null);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (status === 'loading' || takenFor.current === status) return;
    takenFor.current = status;
    void loadPending().then((pending) => {
      if (pending) latest.current(pending);
    });
  }, [status]);
}
