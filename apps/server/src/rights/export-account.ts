import { Readable } from 'node:stream';
import { productName } from '@coach/contracts/brand';
import { eq } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { UserContext } from '../context.ts';
import { userDocuments } from '../db/schema/documents.ts';
import { profiles } from '../db/schema/profile.ts';
import { attachment } from '../http/attachment.ts';
import { parisDate } from '../paris-date.ts';
import { personalRows, personalTables } from './personal-data.ts';
import { type ExportedFile, writeIndex } from './write-index.ts';

type KeptFile = ExportedFile & { key: string };

/** Everything kept of the user as a ZIP: a page to read, each table as JSON, each file as it was sent (GDPR, articles 15 and 20). */
export async function exportAccount(context: UserContext): Promise<Response> {
  const { db, actor, clock, log } = context;
  const now = clock.now();
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, actor.userId));
  const language = profile?.language ?? 'fr';
  const tables = await Promise.all(
    personalTables.map(async (table) => ({
      name: table.name,
      title: table.title[language],
      rows: await personalRows(db, table, actor.userId),
    })),
  );
  const files = await listFiles(context, profile?.avatarFile ?? null);
  const zip = new ZipFile();
  zip.on('error', (error) => log.warn({ err: error }, 'an export broke off'));
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path, { mtime: now });
  add('index.html', writeIndex(language, now, tables, files));
  for (const { name, rows } of tables) add(`donnees/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`);
  for (const { key, path } of files) addLazily(zip, context, key, path);
  zip.end();
  const name = `${productName} - ${language === 'fr' ? 'mes données' : 'my data'} - ${parisDate(now)}.zip`;
  return attachment(Readable.toWeb(zip.outputStream as Readable) as ReadableStream, name, 'application/zip');
}

/** One file is in memory at a time, when its turn comes. */
function addLazily(zip: ZipFile, { files, clock }: UserContext, key: string, path: string): void {
  zip.addReadStreamLazy(path, { mtime: clock.now() }, (done) => {
    files.get(key).then(
      (bytes) => done(null, Readable.from(bytes ? [Buffer.from(bytes)] : [])),
      (error) => done(error, Readable.from([])),
    );
  });
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
  const kept = name.replaceAll(/[<>:"/\\|?*\p{Cc}\p{Cf}]/gu, '_').replace(/[. ]+$/, '');
  return kept === '' ? 'cv' : kept.slice(0, 150);
}
