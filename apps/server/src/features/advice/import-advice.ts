import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { careerAdviceLibrary as library } from '../../db/schema/advice.ts';

const contentFolder = fileURLToPath(new URL('../../../../../content/advice', import.meta.url));
const lockKey = 4_207_008;

type Needs = Pick<Services, 'db' | 'clock' | 'log'>;
/** By the article's id. */
type Files = Map<string, { text: string; hash: string }>;
type Row = typeof library.$inferInsert;

/**
 * Brings the library to what its folder holds: new articles are added, changed ones updated, those that are gone
 * withdrawn. Processes that start together do it once. An article that cannot be read stays as it was.
 */
export async function importAdvice({ db, clock, log }: Needs, folder = contentFolder): Promise<void> {
  const files = await readFiles(folder);
  const now = clock.now();
  if (isDone(await differences(db, files))) return;
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    const { changed, gone } = await differences(transaction, files);
    const rows = await rowsOf(changed, files, now, log);
    if (rows.length > 0)
      await transaction.insert(library).values(rows).onConflictDoUpdate({ target: library.id, set: whatAFileSays });
    if (gone.length > 0) await transaction.update(library).set({ withdrawnAt: now }).where(inArray(library.id, gone));
    log.info({ written: rows.length, withdrawn: gone.length }, 'the advice library was brought up to date');
  });
}

async function readFiles(folder: string): Promise<Files> {
  const names = await readdir(folder, { recursive: true });
  const articles = names.filter((name) => name.endsWith('.md') && path.basename(name) !== 'README.md');
  const read = articles.map(async (name) => {
    const text = await readFile(path.join(folder, name), 'utf8');
    return [path.basename(name, '.md'), { text, hash: createHash('sha256').update(text).digest('hex') }] as const;
  });
  return new Map(await Promise.all(read));
}

type Differences = { changed: string[]; gone: string[] };

async function differences(db: Queryable, files: Files): Promise<Differences> {
  const { id, hash } = library;
  const rows = await db.select({ id, hash }).from(library).where(isNull(library.withdrawnAt));
  const kept = new Map(rows.map((row) => [row.id, row.hash]));
  const changed = [...files].flatMap(([each, file]) => (kept.get(each) === file.hash ? [] : [each]));
  return { changed, gone: [...kept.keys()].filter((each) => !files.has(each)) };
}

function isDone({ changed, gone }: Differences): boolean {
  return changed.length + gone.length === 0;
}

/** What reads articles is not loaded where nothing changed. */
async function rowsOf(ids: string[], files: Files, createdAt: Date, log: Needs['log']): Promise<Row[]> {
  const [{ readArticle }, { parse }] = await Promise.all([import('@coach/contracts/article'), import('yaml')]);
  return ids.flatMap((id) => {
    const { text = '', hash = '' } = files.get(id) ?? {};
    try {
      const { level, free = false, ...article } = readArticle(text, parse);
      if (article.id !== id) throw new Error(`the article says it is ${article.id}`);
      return [{ ...article, experienceLevel: level, free, hash, createdAt, withdrawnAt: null }];
    } catch (error) {
      log.error({ err: error, article: id }, 'an article of the advice library cannot be read');
      return [];
    }
  });
}

/** Everything but what it is known by and since when. */
const whatAFileSays = Object.fromEntries(
  Object.entries(getTableColumns(library))
    .filter(([field]) => field !== 'id' && field !== 'createdAt')
    .map(([field, { name }]) => [field, sql.raw(`excluded."${name}"`)]),
);
