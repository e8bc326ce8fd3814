import { useCallback, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { type LinkedinDraft, readLinkedinDraft, writeLinkedinDraft } from './linkedin-draft.ts';

/** What is being filled in, and how to change some of it; a reload finds it again. */
export function useLinkedinDraft(): [LinkedinDraft, (change: Partial<LinkedinDraft>) => void] {
  const userId = useSession().user?.id ?? '';
  const [draft, setDraft] = useState(() => readLinkedinDraft(userId));
  const change = useCallback(
    (changes: Partial<LinkedinDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...changes };
        writeLinkedinDraft(userId, next);
        return next;
      }),
    [userId],
  );
  return [draft, change];
}
