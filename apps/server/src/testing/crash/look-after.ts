import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { openDatabase, openPool } from '../../db/database.ts';
import { startEmbeddedPostgres } from '../../db/embedded-postgres.ts';
import { sweepFiles } from '../../features/documents/sweep-files.ts';
import { sweepUnits } from '../../features/usage/sweep-units.ts';
import { folderFiles } from '../../ports/folder-files.ts';

/** Longer than an upload or a computation may take. */
const laterMs = 2 * 3_600_000;

export type Aftermath = {
  /** On the disk, and named by nothing. */
  orphanFiles: number;
  /** Named, and not on the disk. */
  missingFiles: number;
  /** Units counted beyond one for each analysis that was kept. */
  unitsTwice: number;
  /** Rows that say the same as another. */
  rowsTwice: number;
};

/** Sweeps a data folder that no application uses as it would be swept two hours later, and counts what is wrong in it. */
export async function lookAfter(dataDir: string): Promise<Aftermath> {
  const server = await startEmbeddedPostgres({ dataDir });
  const pool = openPool(server.connection, () => {});
  const db = openDatabase(pool);
  const clock = { now: () => new Date(Date.now() + laterMs) };
  const folder = path.join(dataDir, 'files');
  const count = async (query: ReturnType<typeof sql>) =>
    Number((await db.execute<{ n: string }>(query)).rows[0]?.n ?? 0);
  try {
    await sweepUnits({ db, clock });
    await sweepFiles({ db, clock, files: folderFiles(folder), log: pino({ level: 'silent' }) });
    const named = new Set(
      (await db.execute<{ key: string }>(sql`select file_path as key from user_documents`)).rows.map(({ key }) => key),
    );
    const onDisk = await filesBelow(folder);
    return {
      orphanFiles: onDisk.filter((key) => !named.has(key)).length,
      missingFiles: [...named].filter((key) => !onDisk.includes(key)).length,
      unitsTwice: await count(unitsTwice),
      rowsTwice: (await count(documentsTwice)) + (await count(analysesTwice)),
    };
  } finally {
    await pool.end();
    await server.stop();
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

const unitsTwice = sql`
  select coalesce(sum(greatest(used - made, 0)), 0) as n from (
    select (select coalesce(sum(usage_count), 0) from monthly_usage
        where user_id = users.id and feature_type = 'cv_analysis') as used,
      (select count(*) from analyses where user_id = users.id) as made
    from users) as each_person`;

const documentsTwice = sql`
  select coalesce(sum(copies - 1), 0) as n
  from (select count(*) as copies from user_documents where not is_copy group by user_id, sha256) as same`;

const analysesTwice = sql`
  select coalesce(sum(copies - 1), 0) as n
  from (select count(*) as copies from analyses group by user_id, subject, offer ->> 'text') as same`;
