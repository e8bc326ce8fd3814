import type { UserContext } from '../context.ts';
import { readProfile } from '../features/profile/read-profile.ts';
import { townKey } from './privacy/find-known.ts';
import type { ContactFacts } from './privacy/hide-contacts.ts';
import type { Truth } from './task.ts';

/** What is known of how to reach the person: of the account, the profile and the CV. */
export async function contactsOf(context: UserContext, { cv, offer }: Truth): Promise<ContactFacts> {
  const profile = await readProfile(context);
  const { actor } = context;
  const told = [profile.fullName, actor.fullName, cv?.contact.fullName];
  return {
    names: present(told),
    emails: present([profile.email, actor.email, cv?.contact.email]),
    phones: present([profile.phone, cv?.contact.phone]),
    urls: present([profile.linkedin, profile.website, cv?.contact.linkedin]),
    // A letter may speak of the town where the job is.
    towns: present([profile.location.split(/[,(\d]/)[0], cv?.contact.city]).filter(
      (town) => !isSameTown(town, offer?.city),
    ),
  };
}

function present(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.map((value) => value?.trim() ?? '').filter((value) => value !== ''))];
}

function isSameTown(town: string, other: string | null | undefined): boolean {
  return townKey(town) === townKey(other ?? '');
}
