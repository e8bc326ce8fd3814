import { and, asc, count, gt, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import {
  communityMeetings as meetings,
  communityNotices as notices,
  communityRegistrations as registrations,
} from '../../db/schema/community.ts';
import { findReceiver, type Receiver } from '../profile/find-receiver.ts';
import type { MeetingRow } from './queries.ts';

type Registered = {
  meetings: { meeting: MeetingRow; people: (Receiver & { seated: boolean })[] }[];
  /** How many ask to be told of what, the forum included. */
  notices: { subjectId: string; people: number }[];
};

/** Who comes to what is to come, in the order they registered; for the operator, who holds it. */
export async function listRegistered({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Registered> {
  const toCome = and(isNull(meetings.calledOffAt), gt(meetings.startsAt, clock.now()));
  const [held, registered, asked] = await Promise.all([
    db.select().from(meetings).where(toCome).orderBy(asc(meetings.startsAt)),
    db.select().from(registrations).orderBy(asc(registrations.place)),
    db.select({ subjectId: notices.subjectId, people: count() }).from(notices).groupBy(notices.subjectId),
  ]);
  const listed = held.map(async (meeting) => {
    const its = registered.filter(({ meetingId }) => meetingId === meeting.id);
    const people = its.map(async ({ userId, seatedAt }) => {
      const receiver = await findReceiver(db, userId);
      return receiver ? [{ ...receiver, seated: seatedAt !== null }] : [];
    });
    return { meeting, people: (await Promise.all(people)).flat() };
  });
  return { meetings: await Promise.all(listed), notices: asked };
}
