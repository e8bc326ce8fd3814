import { meters } from '@coach/contracts/limits';
import { parisInstant } from '../features/community/paris-instant.ts';
import { usageMonth } from '../features/usage/usage-month.ts';
import { usageOfPeople } from '../features/usage/usage-of-people.ts';
import { limitNotices } from '../notices/derive-notices.ts';
import { daysAfter, parisDate } from '../paris-date.ts';
import { type Needs, remindOnce } from './remind-once.ts';
import { whoIsToHear } from './who-is-to-hear.ts';

/** A limit of the month that is near or reached is told to who asked for it, once each. */
export async function remindOfLimits(needs: Needs): Promise<void> {
  const month = usageMonth(needs.clock.now());
  const people = await usageOfPeople(needs, month, whoIsToHear(needs.db, 'limits'));
  for (const [userId, usage] of people) {
    const told = limitNotices(usage).flatMap((notice) =>
      notice.kind === 'limit_near' || notice.kind === 'limit_reached' ? [notice] : [],
    );
    const subjects = told.map(({ id }) => id);
    await remindOnce(needs, userId, subjects, (fresh) => {
      const news = told.filter(({ id }) => fresh.has(id));
      return { kind: 'limits', month, meters: news.map(({ meter, used, limit }) => ({ meter, used, limit })) };
    });
  }
}

/** On the 1st, or the day after where nothing ran then. */
const lastDay = 2;

/** What was used last month and may be used again is told to who asked for it. */
export async function remindOfCredits(needs: Needs): Promise<void> {
  const now = needs.clock.now();
  const today = parisDate(now);
  const [month, before] = [today.slice(0, 7), daysAfter(`${today.slice(0, 7)}-01`, -1).slice(0, 7)];
  if (Number(today.slice(8)) > lastDay || now < parisInstant(today, '07:00')) return;
  const subject = `credits ${month}`;
  const people = await usageOfPeople(needs, before, whoIsToHear(needs.db, 'credits', subject));
  for (const [userId, usage] of people) {
    const back = meters.flatMap((meter) => {
      const { used, limit } = usage.meters[meter];
      return used > 0 && limit ? [{ meter, limit }] : [];
    });
    if (back.length > 0) await remindOnce(needs, userId, [subject], () => ({ kind: 'credits', month, meters: back }));
  }
}
