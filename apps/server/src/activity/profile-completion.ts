import { type Overview, type ProfileFlag, profileFlags } from '@coach/contracts/features/activity';
import type { ProfileRow } from '../features/profile/queries.ts';

/** The six flags of a profile, and how much of it they make (spec 2, section 9). */
export function profileCompletion(profile: ProfileRow): Overview['profile'] {
  const flags: Record<ProfileFlag, boolean> = {
    basicInfo: profile.fullName.trim() !== '' && profile.email.trim() !== '',
    location: profile.location.trim() !== '',
    objectives: profile.objectives.trim() !== '',
    skills: profile.skills.length > 0,
    aiTone: profile.aiTone.length > 0,
    avatar: profile.avatarUrl !== null,
  };
  const filled = profileFlags.filter((flag) => flags[flag]).length;
  return { completion: Math.round((filled / profileFlags.length) * 100), flags };
}
