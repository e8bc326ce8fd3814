import type { Services } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { CommunityNews, MeetingNews } from '../../mail/mail.ts';
import { postMail } from '../../mail/post-mail.ts';
import { findReceiver } from '../profile/find-receiver.ts';
import type { PlannedGathering } from './catalogue.ts';
import type { PlannedMeeting } from './plan-meetings.ts';
import { hostOf } from './present-community.ts';

type Needs = Pick<Services, 'jobs' | 'secret' | 'clock' | 'operator' | 'appUrl'>;
type News = CommunityNews extends infer Each
  ? Each extends { fullName: string }
    ? Omit<Each, 'fullName'>
    : never
  : never;

/** Where on the site a gathering stands. */
export function tabOf({ kind }: Pick<PlannedGathering, 'kind'>): 'workshops' | 'networking' {
  return kind === 'workshop' ? 'workshops' : 'networking';
}

/** Writes to a person, in their language, once `db` has committed. */
export async function tell(needs: Needs, db: Queryable, userId: string, news: News): Promise<void> {
  const receiver = await findReceiver(db, userId);
  if (receiver) await postMail(needs, db, receiver, { ...news, fullName: receiver.fullName } as CommunityNews);
}

/** Writes to a person what became of their registration. */
export async function tellOfMeeting(
  needs: Needs,
  db: Queryable,
  userId: string,
  kind: MeetingNews['kind'],
  meeting: MeetingNews['meeting'],
): Promise<void> {
  await tell(needs, db, userId, { kind, tab: meeting.tab, meeting });
}

type Told = Pick<PlannedMeeting, 'id' | 'startsAt' | 'endsAt'> & {
  gathering: Pick<PlannedGathering, 'kind' | 'title' | 'host' | 'joinUrl'>;
};

/** A meeting as mails and calendars tell it. */
export function meetingForMail(needs: Needs, planned: Told, sequence: number): MeetingNews['meeting'] {
  const { id, gathering, startsAt, endsAt } = planned;
  const { title, joinUrl = null } = gathering;
  const { name, email } = needs.operator;
  return {
    ...{ id, title, joinUrl, sequence, tab: tabOf(gathering), host: hostOf(gathering, name) },
    organizer: email ? `mailto:${email}` : needs.appUrl,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    at: needs.clock.now().toISOString(),
  };
}
