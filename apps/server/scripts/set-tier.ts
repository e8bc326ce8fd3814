/**
 * Puts an account on a tier: `node apps/server/scripts/set-tier.ts someone@example.com builder`, with the environment the
 * application runs with. Works beside a running application.
 */
import { isTier, tiers } from '@coach/contracts/tiers';
import { readEnvironment } from '../src/config/env.ts';
import { openDatabase, openPool } from '../src/db/database.ts';
import { setTier } from '../src/features/billing/set-tier.ts';
import { createLog } from '../src/log.ts';
import { openDatabaseServer } from '../src/open-database-server.ts';

const [email = '', tier = ''] = process.argv.slice(2);
process.exitCode = await run();

async function run(): Promise<number> {
  if (!email || !isTier(tier)) {
    process.stderr.write(`Usage: set-tier.ts E-MAIL ${tiers.join('|')}\n`);
    return 2;
  }
  const server = await openDatabaseServer(readEnvironment(process.env), createLog('warn'));
  const pool = openPool(server.connection, () => {});
  try {
    const known = await setTier(openDatabase(pool), email, tier);
    process.stdout.write(known ? `${email}: ${tier}\n` : `No account for ${email}\n`);
    return known ? 0 : 3;
  } finally {
    await pool.end();
    await server.stop();
  }
}
