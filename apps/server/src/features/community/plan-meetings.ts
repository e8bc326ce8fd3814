import { parisDate } from '../../paris-date.ts';
import { type PlannedGathering, type Repeat, weekdays } from './catalogue.ts';
import { parisInstant } from './paris-instant.ts';

export type PlannedMeeting = { id: string; gathering: PlannedGathering; startsAt: Date; endsAt: Date };

/** Of a gathering that repeats, the next ones alone are shown, and a year is looked ahead for them. */
const shownOfRepeat = 3;
const monthsAhead = 13;

/** The meetings of a gathering that have not begun, the next first. */
export function meetingsToCome(gathering: PlannedGathering, now: Date): PlannedMeeting[] {
  const [year = 0, month = 0] = parisDate(now).split('-').map(Number);
  const months = Array.from({ length: monthsAhead }, (_, ahead) => month - 1 + ahead);
  const repeated = months.flatMap((each) =>
    repeatedIn(gathering.repeat, year + Math.floor(each / 12), (each % 12) + 1),
  );
  const isToCome = ({ startsAt }: PlannedMeeting) => startsAt > now;
  const byRule = repeated.map((date) => meetingOn(gathering, date)).filter(isToCome);
  const byHand = gathering.dates.map((date) => meetingOn(gathering, date)).filter(isToCome);
  const all = [...byRule.slice(0, shownOfRepeat), ...byHand];
  return [...new Map(all.map((meeting) => [meeting.id, meeting])).values()].sort(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
  );
}

/** The meeting of this name, begun or not; null where the gatherings have none. */
export function findMeeting(gatherings: PlannedGathering[], id: string): PlannedMeeting | null {
  const [, gatheringId, day = ''] = /^(.+)-(\d{4}-\d\d-\d\d)$/.exec(id) ?? [];
  const gathering = gatherings.find((each) => each.id === gatheringId);
  if (!gathering) return null;
  const [year = 0, month = 0] = day.split('-').map(Number);
  const date = [...gathering.dates, ...repeatedIn(gathering.repeat, year, month)].find((each) => each.startsWith(day));
  return date ? meetingOn(gathering, date) : null;
}

/** `date` is `2027-01-12 18:00`; a gathering meets once a day at most. */
function meetingOn(gathering: PlannedGathering, date: string): PlannedMeeting {
  const [day = '', time = ''] = date.split(' ');
  const startsAt = parisInstant(day, time);
  const endsAt = new Date(startsAt.getTime() + gathering.minutes * 60_000);
  return { id: `${gathering.id}-${day}`, gathering, startsAt, endsAt };
}

/** The date that a rule gives in a month, if it gives one. */
function repeatedIn(repeat: Repeat | undefined, year: number, month: number): string[] {
  if (!repeat || (repeat.months && !repeat.months.includes(month))) return [];
  const first = new Date(Date.UTC(year, month - 1, 1));
  const toFirst = (weekdays.indexOf(repeat.weekday) + 1 - first.getUTCDay() + 7) % 7;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const weeks = repeat.week === 'last' ? Math.floor((days - 1 - toFirst) / 7) : repeat.week - 1;
  const day = new Date(Date.UTC(year, month - 1, 1 + toFirst + weeks * 7)).toISOString().slice(0, 10);
  const isOut = day < repeat.from || day > (repeat.until ?? day) || repeat.except.includes(day);
  return isOut ? [] : [`${day} ${repeat.time}`];
}
