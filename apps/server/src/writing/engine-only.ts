import { eq } from 'drizzle-orm';
import type { UserContext } from '../context.ts';
import { profiles } from '../db/schema/profile.ts';

type Caller = Pick<UserContext, 'db' | 'actor'>;

/** Whether the person wishes the engine to write alone. */
export async function isEngineOnly({ db, actor }: Caller): Promise<boolean> {
  const [found] = await db
    .select({ engineOnly: profiles.engineOnly })
    .from(profiles)
    .where(eq(profiles.userId, actor.userId));
  return found?.engineOnly ?? false;
}

export async function chooseEngineOnly({ db, actor }: Caller, engineOnly: boolean): Promise<void> {
  await db.update(profiles).set({ engineOnly }).where(eq(profiles.userId, actor.userId));
}
