import type { Profile } from '@coach/contracts/features/profile';
import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { chooseLanguage } from '../../lib/language.ts';
import { m } from '../../paraglide/messages.js';
import { toast } from '../../ui/Toast.tsx';
import { draftOf, faultyFields, isChanged, type ProfileDraft } from './profile-draft.ts';
import { useSaveProfile } from './use-profile.ts';

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** What is typed on all five tabs until it is saved; leaving before that asks first. */
export function useProfileForm(profile: Profile) {
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [faults, setFaults] = useState<ReadonlySet<string>>(new Set());
  const { mutateAsync, isPending } = useSaveProfile();
  const changed = isChanged(draft, profile);
  const change = useCallback((changes: Partial<ProfileDraft>) => setDraft((known) => ({ ...known, ...changes })), []);
  const save = async () => {
    const found = faultyFields(draft);
    setFaults(found);
    if (found.size > 0) return found;
    try {
      const saved = await mutateAsync({ ...draft, since: profile.updatedAt });
      setDraft(draftOf(saved));
      await chooseLanguage(saved.language).catch(() => undefined);
      toast({ title: m.profile_saved(), tone: 'success' });
    } catch (error) {
      const elsewhere = error instanceof ApiError && error.code === 'conflict';
      const description = elsewhere ? error.message : undefined;
      toast({ title: m.profile_save_failed(), tone: 'error', ...(description ? { description } : {}) });
    }
    return found;
  };
  return { profile, draft, change, faults, changed, busy: isPending, save, leaving: useAskBeforeLeaving(changed) };
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
