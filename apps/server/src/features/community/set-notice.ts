import { forumId } from '@coach/contracts/features/community';
import { and, eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { communityNotices as notices } from '../../db/schema/community.ts';
import { AppError } from '../../http/app-error.ts';
import { requireGate } from '../billing/require-gate.ts';
import { tabOf } from './tell-of-meeting.ts';

/** Has the caller told of a gathering’s next date, or of the forum, or no more. Throws `not_found`, `subscription_required`. */
export async function setNotice(
  context: UserContext,
  subjectId: string,
  notice: boolean,
): Promise<{ notice: boolean }> {
  const { db, actor, clock } = context;
  const { gatherings } = await context.community();
  const gathering = gatherings.find(({ id }) => id === subjectId);
  if (!gathering && subjectId !== forumId) throw new AppError('not_found');
  if (notice) {
    await requireGate(context, gathering ? tabOf(gathering) : 'networking');
    await db.insert(notices).values({ userId: actor.userId, subjectId, createdAt: clock.now() }).onConflictDoNothing();
  } else await db.delete(notices).where(and(eq(notices.userId, actor.userId), eq(notices.subjectId, subjectId)));
  return { notice };
}
