import type { ProfileDraft } from './profile-draft.ts';

/** What was typed since `from`, over what has been kept since by another tab. */
export function mergeDraft(draft: ProfileDraft, from: ProfileDraft, kept: ProfileDraft): ProfileDraft {
  const typed = Object.entries(draft).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name as keyof ProfileDraft]),
  );
  return { ...kept, ...Object.fromEntries(typed) };
}
