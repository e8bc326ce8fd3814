import { eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { communityMessages as messages } from '../../db/schema/community.ts';
import { tell } from './tell-of-meeting.ts';

type Needs = Pick<Services, 'db' | 'jobs' | 'secret' | 'clock' | 'operator' | 'appUrl'>;

/** Files the operator’s answer beside what was asked, and mails it. false where there is no such message. */
export async function answerMessage(needs: Needs, id: string, answer: string): Promise<boolean> {
  return await needs.db.transaction(async (transaction) => {
    const said = { answer, answeredAt: needs.clock.now() };
    const [found] = await transaction.update(messages).set(said).where(eq(messages.id, id)).returning();
    if (!found) return false;
    const { kind, content, userId } = found;
    const tab = kind === 'question' || kind === 'topic' ? 'workshops' : 'networking';
    await tell(needs, transaction, userId, { kind: 'message_answered', tab, question: content, answer });
    return true;
  });
}
