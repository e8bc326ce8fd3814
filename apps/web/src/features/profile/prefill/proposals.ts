import type { ParsedCv } from '@coach/contracts/cv';
import { maxSkills } from '@coach/contracts/features/profile';
import { formatPhone } from '../../../lib/format.ts';
import type { ProfileDraft } from '../profile-draft.ts';

export type LineField = 'fullName' | 'phone' | 'location' | 'linkedin' | 'currentRole';
export type Proposal = { id: string; changes: Partial<ProfileDraft>; value: string } & (
  | { field: LineField; kept: string }
  | { field: 'skill' }
);

/** What a CV says that the profile does not say yet, one thing each. */
export function proposalsOf(cv: ParsedCv, draft: ProfileDraft): Proposal[] {
  const { contact } = cv;
  const lines: [LineField, string | null | undefined][] = [
    ['fullName', contact.fullName],
    ['phone', contact.phone ? formatPhone(contact.phone).replaceAll('\u00a0', ' ') : null],
    ['location', contact.city],
    ['linkedin', contact.linkedin],
    ['currentRole', cv.title ?? cv.experiences[0]?.title],
  ];
  const ofLines = lines.flatMap(([field, found]): Proposal[] => {
    const value = found?.trim() ?? '';
    if (value === '' || value === draft[field]) return [];
    return [{ id: field, field, value, kept: draft[field], changes: { [field]: value } }];
  });
  return [...ofLines, ...skillProposals(cv, draft)];
}

function skillProposals(cv: ParsedCv, draft: ProfileDraft): Proposal[] {
  const known = new Set(draft.skills.map(({ name }) => name.toLowerCase()));
  const names = [...new Set(cv.skills)].filter((name) => !known.has(name.toLowerCase()));
  return names.slice(0, Math.max(0, maxSkills - draft.skills.length)).map((name) => ({
    id: `skill ${name}`,
    field: 'skill' as const,
    value: name,
    changes: { skills: [...draft.skills, { name, level: 'Intermédiaire', type: 'technical' }] },
  }));
}
