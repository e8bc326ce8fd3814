/** Begins to write a text for a person, and never ends: `hold-work.ts <connection> <user>`. For tests that kill it. */
import { pino } from 'pino';
import type { Services } from '../context.ts';
import { openDatabase, openPool } from '../db/database.ts';
import { systemClock } from '../ports/clock.ts';
import { fakeRoom } from '../ports/fake-room.ts';
import { startWorkProcess } from './work-process.ts';

const [connection = '{}', userId = ''] = process.argv.slice(2);
const db = openDatabase(openPool(JSON.parse(connection), () => {}));
const services = {
  db,
  room: fakeRoom(),
  clock: systemClock,
  log: pino({ level: 'silent' }),
  appUrl: 'http://localhost',
};
const { start } = startWorkProcess(services as unknown as Services, {
  current: ({ showPartial }) => {
    showPartial('Madame');
    return new Promise(() => {});
  },
});
await start(userId);
process.stdout.write('being written\n');
