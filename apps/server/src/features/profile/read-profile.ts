import type { Profile } from '@coach/contracts/features/profile';
import type { UserContext } from '../../context.ts';
import { presentProfile } from './present-profile.ts';
import { getProfile, hasPassword } from './queries.ts';

export async function readProfile({ db, actor }: UserContext): Promise<Profile> {
  const [row, password] = await Promise.all([getProfile(db, actor.userId), hasPassword(db, actor.userId)]);
  return presentProfile(row, password);
}
