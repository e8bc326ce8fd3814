import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { UserContext } from '../../context.ts';
import { spawnNode } from '../../testing/spawn-node.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { startPgBossQueue } from '../../work/pg-boss-queue.ts';
import { leaveMeeting } from './leave-meeting.ts';
import { listGatherings } from './list-gatherings.ts';
import { registerForMeeting } from './register-for-meeting.ts';

const capacity = 45;
const inTwoDays = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
const words = { title: 'Atelier', summary: 'Ensemble', programme: ['Parler'] };
const gathering = {
  id: 'course',
  kind: 'workshop' as const,
  ...words,
  minutes: 90,
  capacity,
  dates: [`${inTwoDays} 18:00`],
};
const meetingId = `course-${inTwoDays}`;

const app = await createTestApp({
  community: async () => ({ articles: [], resources: [], gatherings: [gathering] }),
});
const throttle = { beforeRegistering: async () => {}, beforeWriting: async () => {} };

function contextOf(userId: string, more: object = {}): UserContext {
  const actor = { userId, sessionId: '', email: '', fullName: '' };
  return { ...app.services, ...more, actor, language: 'fr' } as unknown as UserContext;
}

/** A hundred leaders, without the hundred passwords. */
async function hundredPeople(): Promise<string[]> {
  const ids = Array.from({ length: 100 }, (_, at) => `person-${at}`);
  await app.pool.query(
    `insert into users (id, name, email) select id, 'Camille Essai', id || '@example.com' from unnest($1::text[]) id`,
    [ids],
  );
  await app.pool.query(
    `insert into subscriptions (user_id, subscribed, tier, provider, status)
     select id, true, 'leader', 'operator', 'active' from unnest($1::text[]) id`,
    [ids],
  );
  return ids;
}

test('a hundred people of two processes at once: forty-five seats, the others wait, each once and in one order', async () => {
  const ids = await hundredPeople();
  const jobs = await startPgBossQueue(app.database.connection, app.services.log);
  const register = (userId: string) => registerForMeeting(contextOf(userId, { jobs }), throttle, meetingId);
  const given = [app.database.connection, gathering].map((each) => JSON.stringify(each));
  // Half of them ask twice, in both processes.
  const other = await spawnNode('register-people.ts', [...given, meetingId, JSON.stringify(ids.slice(25))], 'ready');
  const ended = once(other, 'exit');
  await Promise.all(ids.slice(0, 75).map(register));
  expect(await ended).toEqual([0, null]);
  const seats = await app.pool.query('select place, seated_at from community_registrations order by place');
  expect(seats.rows.map(({ seated_at }) => seated_at !== null)).toEqual(
    Array.from({ length: 100 }, (_, at) => at < capacity),
  );
  const mails = await app.pool.query(`select count(*)::integer as count from pgboss.job where name = 'mail'`);
  expect(mails.rows[0].count).toBe(100);
  await jobs.stop();
});

test('thirty leave at once: the first thirty who wait are seated', async () => {
  const { rows } = await app.pool.query('select user_id, seated_at from community_registrations order by place');
  const waiting = rows.filter(({ seated_at }) => !seated_at).map(({ user_id }) => user_id);
  const leaving = rows.filter(({ seated_at }) => seated_at).slice(0, 30);
  await Promise.all(leaving.map(({ user_id }) => leaveMeeting(contextOf(user_id), meetingId)));
  const seated = await app.pool.query('select user_id from community_registrations where seated_at is not null');
  expect(seated.rows).toHaveLength(capacity);
  const now = new Set(seated.rows.map(({ user_id }) => user_id));
  expect(waiting.map((id) => now.has(id))).toEqual(waiting.map((_, at) => at < 30));
  const [last] = (await listGatherings(contextOf(waiting.at(-1)))).items;
  expect(last?.meetings[0]).toMatchObject({ seated: 45, waiting: 25, mine: { state: 'waiting', position: 25 } });
});
