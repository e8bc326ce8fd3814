import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { productName } from '@coach/contracts/brand';
import { eq } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { UserContext } from '../context.ts';
import { userDocuments } from '../db/schema/documents.ts';
import { profiles } from '../db/schema/profile.ts';
import { attachment } from '../http/attachment.ts';
import { createTurns } from '../http/turns.ts';
import { parisDate } from '../paris-date.ts';
import { personalRows, personalTables } from './personal-data.ts';
import { type ExportedFile, type ExportedTable, writeIndex } from './write-index.ts';

type KeptFile = ExportedFile & { key: string };

/** A slow line holds a file in memory for minutes: a person has two exports on their way, no more. */
const inTurn = createTurns({ atOnce: 2, waiting: 0 });

/**
 * Everything kept of the user as a ZIP: a page to read, each table as JSON, each file as it was sent (GDPR, articles 15
 * and 20). It is made as it is sent. Throws `too_many_requests` (`under_way`).
 */
export async function exportAccount(context: UserContext): Promise<Response> {
  return await new Promise((resolve, reject) => {
    const send = async () => {
      const { content, name } = await makeExport(context);
      resolve(attachment(Readable.toWeb(content) as ReadableStream, name, 'application/zip'));
      await finished(content).catch(() => {});
    };
    inTurn(context.actor.userId, context.signal, send).catch(reject);
  });
}

async function makeExport(context: UserContext): Promise<{ content: Readable; name: string }> {
  const { db, actor, clock, signal } = context;
  const now = clock.now();
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, actor.userId));
  const language = profile?.language ?? 'fr';
  const tables = personalTables.map((table) => ({
    name: table.name,
    title: table.title[language],
    rows: () => personalRows(db, table, actor.userId),
  }));
  const files = await listFiles(context, profile?.avatarFile ?? null);
  const zip = new ZipFile();
  const content = zip.outputStream as Readable;
  // Whoever downloads must see that it broke off, and not wait for ever.
  zip.on('error', (error) => content.destroy(error));
  content.on('error', (err) => context.log.warn({ err }, 'an export broke off'));
  signal.addEventListener('abort', () => content.destroy(), { once: true });
  addLazily(zip, now, 'index.html', async () => Readable.from(writeIndex(language, now, tables, files)));
  for (const table of tables)
    addLazily(zip, now, `donnees/${table.name}.json`, async () => Readable.from(jsonOf(table)));
  for (const { key, path } of files) addLazily(zip, now, path, () => readFile(context, key));
  zip.end();
  const name = `${productName} - ${language === 'fr' ? 'mes données' : 'my data'} - ${parisDate(now)}.zip`;
  return { content, name };
}

/** One entry is in memory at a time, when its turn comes. */
function addLazily(zip: ZipFile, mtime: Date, path: string, open: () => Promise<Readable>): void {
  zip.addReadStreamLazy(path, { mtime }, (done) => {
    open().then(
      (stream) => done(null, stream),
      (error) => done(error, Readable.from([])),
    );
  });
}

async function* jsonOf({ rows }: ExportedTable): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows()) {
    yield `${before}\n${JSON.stringify(row, null, 2)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

async function readFile({ files }: UserContext, key: string): Promise<Readable> {
  const bytes = await files.get(key);
  return Readable.from(bytes ? [Buffer.from(bytes)] : []);
}

async function listFiles({ db, actor }: UserContext, avatarFile: string | null): Promise<KeptFile[]> {
  const documents = await db
    .select({ key: userDocuments.filePath, name: userDocuments.fileName })
    .from(userDocuments)
    .where(eq(userDocuments.userId, actor.userId))
    .orderBy(userDocuments.createdAt);
  const cvs = documents.map(({ key, name }, index) => ({
    key,
    title: name,
    path: `fichiers/cv/${index + 1} - ${safeName(name)}`,
  }));
  const photo = avatarFile ? [{ key: avatarFile, title: 'photo.webp', path: 'fichiers/photo.webp' }] : [];
  return [...cvs, ...photo];
}

/** A name that every system can unpack. */
function safeName(name: string): string {
  const kept = name.replaceAll(/[<>:"/\\|?*\p{Cc}\p{Cf}]/gu, '_').slice(0, 150);
  return kept.toWellFormed().replace(/[. ]+$/, '') || 'cv';
}
