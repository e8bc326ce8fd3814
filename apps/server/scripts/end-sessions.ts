/**
 * Signs an account out everywhere, or all of them: `node apps/server/scripts/end-sessions.ts someone@example.com`, or
 * `… --everybody`, with the environment the application runs with. Works beside a running application, at once.
 */
import { readEnvironment } from '../src/config/env.ts';
import { openDatabase, openPool } from '../src/db/database.ts';
import { endEverySession } from '../src/features/auth/end-every-session.ts';
import { createLog } from '../src/log.ts';
import { openDatabaseServer } from '../src/open-database-server.ts';

const [whose = ''] = process.argv.slice(2);
process.exitCode = await run();

async function run(): Promise<number> {
  if (whose !== '--everybody' && !whose.includes('@')) {
    process.stderr.write('Usage: end-sessions.ts E-MAIL|--everybody\n');
    return 2;
  }
  const server = await openDatabaseServer(readEnvironment(process.env), createLog('warn'));
  const pool = openPool(server.connection, () => {});
  try {
    const ended = await endEverySession(openDatabase(pool), whose === '--everybody' ? 'everybody' : { email: whose });
    process.stdout.write(ended === null ? `No account for ${whose}\n` : `${ended} ended\n`);
    return ended === null ? 3 : 0;
  } finally {
    await pool.end();
    await server.stop();
  }
}
