import { useEffect, useState } from 'react';
import { loadPending } from '../../lib/pending-analysis.ts';

/** Whether a CV dropped before signing in is waiting in this browser. */
export function usePendingWaits(): boolean {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    void loadPending().then((pending) => setWaits(pending?.file != null));
  }, []);
  return waits;
}
