import { forumId, type Gatherings } from '@coach/contracts/features/community';
import type { VisitorContext } from '../../context.ts';
import { meetingsToCome } from './plan-meetings.ts';
import { operatorNamed, presentGathering, presentMeetings } from './present-community.ts';
import { noticesOf } from './queries.ts';

/** Workshops and events with their next dates, and where the caller stands with each. */
export async function listGatherings(context: VisitorContext): Promise<Gatherings> {
  const { db, actor, clock } = context;
  const { gatherings } = await context.community();
  const planned = gatherings.flatMap((gathering) => meetingsToCome(gathering, clock.now()));
  const [meetings, notices] = await Promise.all([presentMeetings(context, planned), noticesOf(db, actor)]);
  const gatheringOf = new Map(planned.map(({ id, gathering }) => [id, gathering.id]));
  const items = gatherings.map((gathering) => {
    const its = meetings.filter(({ id }) => gatheringOf.get(id) === gathering.id);
    return presentGathering(context, gathering, its, notices.has(gathering.id));
  });
  return { items, operator: operatorNamed(context.operator.name), forumNotice: notices.has(forumId) };
}
