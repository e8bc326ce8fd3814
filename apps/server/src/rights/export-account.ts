import { Readable } from 'node:stream';
import { productName } from '@coach/contracts/brand';
import type { Language } from '@coach/contracts/language';
import { eq } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { UserContext } from '../context.ts';
import { userDocuments } from '../db/schema/documents.ts';
import { profiles } from '../db/schema/profile.ts';
import { languageOfUser } from '../features/profile/language-of-user.ts';
import { attachment } from '../http/attachment.ts';
import { createSendings } from '../http/send-in-turn.ts';
import { parisDate } from '../paris-date.ts';
import { personalRows, personalTables } from './personal-data.ts';
import { type ExportedFile, type ExportedTable, writeIndex } from './write-index.ts';

type KeptFile = ExportedFile & { key: string };

/** It is many queries and files: a person has two exports on their way, no more. */
const sendInTurn = createSendings({ atOnce: 2, waiting: 0 });

/**
 * Everything kept of the user as a ZIP: a page to read, each table as JSON, each file as it was sent (GDPR, articles 15
 * and 20). It is made as it is sent. Throws `too_many_requests` (`under_way`).
 */
export async function exportAccount(context: UserContext): Promise<Response> {
  const language = await languageOfUser(context.db, context.actor.userId);
  const content = await sendInTurn(context.actor.userId, context.signal, () => makeExport(context, language));
  const name = `${productName} - ${language === 'fr' ? 'mes données' : 'my data'} - ${parisDate(context.clock.now())}.zip`;
  return attachment(content, name, 'application/zip');
}

async function makeExport(context: UserContext, language: Language): Promise<Readable> {
  const { db, actor, clock } = context;
  const now = clock.now();
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, actor.userId));
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
  const entries = new Set<Readable>();
  const add = (path: string, open: () => Promise<Readable>) => addLazily(zip, now, path, entries, open);
  content.once('close', () => {
    for (const entry of entries) entry.destroy();
  });
  add('index.html', async () => Readable.from(writeIndex(language, now, tables, files)));
  for (const table of tables) add(`donnees/${table.name}.json`, async () => Readable.from(jsonOf(table)));
  for (const { key, path } of files) add(path, () => readFile(context, key));
  zip.end();
  return content;
}

/** One entry is open at a time, when its turn comes; `opened` holds it until it is read. */
function addLazily(
  zip: ZipFile,
  mtime: Date,
  path: string,
  opened: Set<Readable>,
  open: () => Promise<Readable>,
): void {
  zip.addReadStreamLazy(path, { mtime }, (done) => {
    open().then(
      (stream) => {
        opened.add(stream.once('close', () => opened.delete(stream)));
        done(null, stream);
      },
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
  return (await files.open(key))?.content ?? Readable.from([]);
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
