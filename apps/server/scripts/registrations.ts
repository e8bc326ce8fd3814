/**
 * Who comes to the workshops and events to come, and how many wait for a date or the forum:
 * `node apps/server/scripts/registrations.ts`, with the environment the application runs with and beside it.
 */
import { readEnvironment } from '../src/config/env.ts';
import { openDatabase, openPool } from '../src/db/database.ts';
import { listRegistered } from '../src/features/community/list-registered.ts';
import { createLog } from '../src/log.ts';
import { openDatabaseServer } from '../src/open-database-server.ts';
import { systemClock } from '../src/ports/clock.ts';

const server = await openDatabaseServer(readEnvironment(process.env), createLog('warn'));
const pool = openPool(server.connection, () => {});
try {
  const { meetings, notices } = await listRegistered({ db: openDatabase(pool), clock: systemClock });
  for (const { meeting, people } of meetings) {
    const seated = people.filter((person) => person.seated).length;
    const title = `${meeting.startsAt.toISOString()}  ${meeting.title}: ${seated} seated, ${people.length - seated} waiting`;
    const lines = people.map((person) => `  ${person.seated ? 'seat' : 'wait'}  ${person.fullName} <${person.email}>`);
    process.stdout.write(`${[title, ...lines].join('\n')}\n\n`);
  }
  for (const { subjectId, people } of notices) process.stdout.write(`${subjectId}: ${people} ask to be told\n`);
} finally {
  await pool.end();
  await server.stop();
}
