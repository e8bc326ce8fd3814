import path from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openDatabase, openPool } from '../db/database.ts';
import { systemClock } from '../ports/clock.ts';
import type { Erasure, ErasureLedger } from '../ports/erasure-ledger.ts';
import type { FileStore } from '../ports/files.ts';
import { outboxMailer } from '../ports/outbox-mailer.ts';
import { eraseAgain } from '../rights/erase-again.ts';
import { startPgBossQueue } from '../work/pg-boss-queue.ts';

type Restored = {
  connection: pg.PoolConfig;
  files: FileStore;
  ledger: ErasureLedger;
  dataDir: string;
  log: Logger;
};

/**
 * Erases again, in what was just restored, the accounts that the ledger names, and those of `known`, a ledger from
 * elsewhere, which it takes over. Answers how many there were.
 */
export async function eraseSince({ connection, dataDir, ...services }: Restored, known: Erasure[]): Promise<number> {
  const { ledger, log } = services;
  const own = new Set((await ledger.list()).map(({ idHash }) => idHash));
  for (const { idHash, erasedAt } of known) if (!own.has(idHash)) await ledger.add(idHash, erasedAt);
  const pool = openPool(connection, (error) => log.warn({ err: error }, 'a database connection broke'));
  const jobs = await startPgBossQueue(connection, log);
  const outbox = outboxMailer(path.join(dataDir, 'outbox'));
  try {
    const db = openDatabase(pool);
    const forgetMails = (address: string) => outbox.forget(address);
    return await eraseAgain({ ...services, db, jobs, clock: systemClock, forgetMails });
  } finally {
    await jobs.stop();
    await pool.end();
  }
}
