import type { Profile } from '@coach/contracts/features/profile';
import type { ProfileRow } from './queries.ts';

/** A profile as its owner sees it. */
export function presentProfile(row: ProfileRow, hasPassword: boolean): Profile {
  const { userId: _, avatarFile: __, preferences: ___, createdAt: ____, engineOnly: _____, updatedAt, ...shown } = row;
  return { ...shown, hasPassword, updatedAt: updatedAt.toISOString() };
}
