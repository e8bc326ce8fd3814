import { useCallback, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { type AdvisorDraft, readAdvisorDraft, writeAdvisorDraft } from './advisor-draft.ts';

/** What is being answered, and how to change some of it; a reload finds it again. */
export function useAdvisorDraft(): [AdvisorDraft, (change: Partial<AdvisorDraft>) => void] {
  const userId = useSession().user?.id ?? '';
  const [draft, setDraft] = useState(() => readAdvisorDraft(userId));
  const change = useCallback(
    (changes: Partial<AdvisorDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...changes };
        writeAdvisorDraft(userId, next);
        return next;
      }),
    [userId],
  );
  return [draft, change];
}
