/**
 * Registers people for one meeting, all at once, in a process of its own:
 * `register-people.ts <connection> <gathering> <meeting> <ids>`, each given as JSON but the meeting. For tests of races.
 */
import { pino } from 'pino';
import type { UserContext } from '../context.ts';
import { openDatabase, openPool } from '../db/database.ts';
import { registerForMeeting } from '../features/community/register-for-meeting.ts';
import { startPgBossQueue } from '../work/pg-boss-queue.ts';

const [connection = '{}', gathering = '{}', meetingId = '', ids = '[]'] = process.argv.slice(2);
const pool = openPool(JSON.parse(connection), () => {});
const jobs = await startPgBossQueue(JSON.parse(connection), pino({ level: 'silent' }));
const shared = {
  ...{ db: openDatabase(pool), jobs, secret: 'a-secret-for-tests-of-more-than-32-characters' },
  ...{ clock: { now: () => new Date() }, operator: { name: null, email: null }, appUrl: 'http://localhost:3000' },
  community: async () => ({ articles: [], resources: [], gatherings: [JSON.parse(gathering)] }),
};
const throttle = { beforeRegistering: async () => {}, beforeWriting: async () => {} };
const register = async (userId: string) => {
  const actor = { userId, sessionId: '', email: '', fullName: '' };
  await registerForMeeting({ ...shared, actor } as unknown as UserContext, throttle, meetingId);
};
process.stdout.write('ready\n');
await Promise.all(JSON.parse(ids).map(register));
await jobs.stop();
await pool.end();
