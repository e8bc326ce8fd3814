import { and, asc, count, eq, getTableColumns, gt, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import {
  communityMeetings as meetings,
  communityNotices as notices,
  communityRegistrations as registrations,
} from '../../db/schema/community.ts';
import type { Receiver } from '../profile/find-receiver.ts';
import { withSenders } from '../profile/with-senders.ts';
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
    db
      .select(getTableColumns(registrations))
      .from(registrations)
      .innerJoin(meetings, eq(meetings.id, registrations.meetingId))
      .where(toCome)
      .orderBy(asc(registrations.place)),
    db.select({ subjectId: notices.subjectId, people: count() }).from(notices).groupBy(notices.subjectId),
  ]);
  const known = await withSenders(db, registered);
  const peopleOf = (id: string) =>
    known
      .filter(({ meetingId }) => meetingId === id)
      .map(({ from, seatedAt }) => ({ ...from, seated: seatedAt !== null }));
  return { meetings: held.map((meeting) => ({ meeting, people: peopleOf(meeting.id) })), notices: asked };
}
