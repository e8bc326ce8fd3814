import { type Profile, type ProfileFields, profileFieldsSchema } from '@coach/contracts/features/profile';

/** What is being typed; saved as a whole. */
export type ProfileDraft = ProfileFields;

/** The fields of a form, from what is kept. */
export function draftOf(profile: Profile): ProfileDraft {
  const { email: _, avatarUrl: __, hasPassword: ___, updatedAt: ____, ...fields } = profile;
  return fields;
}

/** Whether anything typed differs from what is kept. */
export function isChanged(draft: ProfileDraft, profile: Profile): boolean {
  return JSON.stringify(draft) !== JSON.stringify(draftOf(profile));
}

/** The names of the fields that cannot be saved as they are. */
export function faultyFields(draft: ProfileDraft): Set<string> {
  const { error } = profileFieldsSchema.safeParse(draft);
  return new Set(error?.issues.map(({ path }) => String(path[0])) ?? []);
}
