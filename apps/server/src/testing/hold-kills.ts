/**
 * Kills the application and its database during writes: `hold-kills.ts <data folder> <kills of the application> <kills of
 * the database>`. Prints the tally as JSON on its last line.
 */
import { startKillRun } from './crash/run-kills.ts';

const [dataDir = '', app = '0', database = '0'] = process.argv.slice(2);
const run = await startKillRun(dataDir);
try {
  await run.kill('app', Number(app));
  await run.kill('database', Number(database));
  process.stdout.write(`\n${JSON.stringify(await run.finish())}\n`);
} finally {
  await run.stop();
}
