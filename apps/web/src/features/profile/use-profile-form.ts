import type { Profile } from '@coach/contracts/features/profile';
import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { chooseLanguage } from '../../lib/language.ts';
import { m } from '../../paraglide/messages.js';
import { toast } from '../../ui/Toast.tsx';
import { mergeDraft } from './merge-draft.ts';
import { draftOf, faultyFields, isChanged, type ProfileDraft } from './profile-draft.ts';
import { useReadProfileAgain, useSaveProfile } from './use-profile.ts';

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** What is typed on all five tabs until it is saved; leaving before that asks first. */
export function useProfileForm(profile: Profile) {
  const [from, setFrom] = useState(profile);
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [faults, setFaults] = useState<ReadonlySet<string>>(new Set());
  /** The sentence that says another tab has saved since. */
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const { mutateAsync, isPending } = useSaveProfile();
  const readAgain = useReadProfileAgain();
  const changed = isChanged(draft, from);
  const startFrom = (kept: Profile, before: ProfileDraft) => {
    setFrom(kept);
    setDraft((known) => mergeDraft(known, before, draftOf(kept)));
    setElsewhere(null);
  };
  // Read again: a form nobody has touched follows; what is typed stays on what it started from, and saving it tells.
  if (profile.updatedAt !== from.updatedAt && !changed) startFrom(profile, draft);
  const change = useCallback((changes: Partial<ProfileDraft>) => setDraft((known) => ({ ...known, ...changes })), []);
  const save = async () => {
    const found = faultyFields(draft);
    setFaults(found);
    if (found.size > 0) return found;
    try {
      const saved = await mutateAsync({ ...draft, since: from.updatedAt });
      startFrom(saved, draft);
      await chooseLanguage(saved.language).catch(() => undefined);
      toast({ title: m.profile_saved(), tone: 'success' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') setElsewhere(error.message);
      toast({ title: m.profile_save_failed(), tone: 'error' });
    }
    return found;
  };
  /** What was typed here, over what the other tab has saved. */
  const takeLatest = async () => {
    try {
      startFrom(await readAgain(), draftOf(from));
    } catch {
      toast({ title: m.profile_read_again_failed(), tone: 'error' });
    }
  };
  const leaving = useAskBeforeLeaving(changed);
  return { profile, draft, change, faults, changed, busy: isPending, save, elsewhere, takeLatest, leaving };
}

/** The router’s moves are held back for a dialog; the browser asks in its own words when the page closes. */
function useAskBeforeLeaving(changed: boolean) {
  useEffect(() => {
    if (!changed) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [changed]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
  );
}
