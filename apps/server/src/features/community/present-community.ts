import { productName } from '@coach/contracts/brand';
import type { Gathering, Meeting, Message } from '@coach/contracts/features/community';
import type { VisitorContext } from '../../context.ts';
import type { PlannedGathering } from './catalogue.ts';
import { describeRhythm } from './describe-rhythm.ts';
import type { PlannedMeeting } from './plan-meetings.ts';
import { type MessageRow, standingsOf } from './queries.ts';

type Reader = Pick<VisitorContext, 'db' | 'actor'>;

/** Meetings as the caller sees them; where one takes place is for who has a seat. */
export async function presentMeetings({ db, actor }: Reader, planned: PlannedMeeting[]): Promise<Meeting[]> {
  const ids = planned.map(({ id }) => id);
  const standings = await standingsOf(db, ids, actor);
  return planned.map(({ id, gathering, startsAt, endsAt }) => {
    const { seated = 0, waiting = 0, mine = null } = standings.get(id) ?? {};
    const joinUrl = mine?.seated ? (gathering.joinUrl ?? null) : null;
    return {
      ...{ id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), seated, waiting },
      mine: mine && { state: mine.seated ? 'seated' : 'waiting', position: mine.position, joinUrl },
    };
  });
}

export function presentGathering(
  { language, operator }: Pick<VisitorContext, 'language' | 'operator'>,
  gathering: PlannedGathering,
  meetings: Meeting[],
  notice: boolean,
): Gathering {
  const { id, kind, title, summary, programme, minutes, capacity, repeat } = gathering;
  const rhythm = repeat ? describeRhythm(repeat, language) : null;
  const host = hostOf(gathering, operator.name);
  return { id, kind, title, summary, programme, host, minutes, capacity, rhythm, meetings, notice };
}

/** The operator leads what its file gives nobody else to lead. */
export function hostOf({ host }: Pick<PlannedGathering, 'host'>, operatorName: string | null): string {
  return host ?? operatorNamed(operatorName);
}

export function operatorNamed(name: string | null): string {
  return name ?? productName;
}

export function presentMessage({ id, kind, gatheringId, content, answer, answeredAt, createdAt }: MessageRow): Message {
  return {
    ...{ id, kind, gatheringId, content, answer },
    answeredAt: answeredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
