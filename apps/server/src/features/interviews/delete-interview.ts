import type { UserContext } from '../../context.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import { AppError } from '../../http/app-error.ts';
import { ownedInterview } from './queries.ts';
import { releaseVoiceUnit } from './voice-unit.ts';

/**
 * Removes a session for good. The unit of a simulation stays spent; that of an interview by voice which has had no
 * feedback is given back. Throws `not_found`.
 */
export async function deleteInterview(context: UserContext, id: string): Promise<void> {
  const { db, actor } = context;
  const { id: key, kind } = interviewSessions;
  const [gone] = await db.delete(interviewSessions).where(ownedInterview(actor.userId, id)).returning({ key, kind });
  if (!gone) throw new AppError('not_found');
  if (gone.kind === 'voice') await releaseVoiceUnit(context, gone.key);
}
