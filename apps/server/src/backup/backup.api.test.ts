import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { hashOfId } from '../account-hash.ts';
import { memoryLedger } from '../ports/erasure-ledger.ts';
import { memoryFiles } from '../ports/memory-files.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startPgBossQueue } from '../work/pg-boss-queue.ts';
import { backUp } from './back-up.ts';
import { eraseSince } from './erase-since.ts';
import { fileOf, tableFile } from './manifest.ts';
import { checkBackup, restore } from './restore.ts';

const app = await createTestApp();
const root = await mkdtemp(path.join(tmpdir(), 'coach-backup-'));
const other = await createTestDatabase();
const log = pino({ level: 'silent' });
const queue = await startPgBossQueue(app.database.connection, log);
afterAll(async () => {
  await queue.stop();
  await other.drop();
  await rm(root, { recursive: true });
});

const secret = path.join(root, 'auth-secret');
await writeFile(secret, 'a-secret-for-tests-of-more-than-32-characters');
const take = (name: string) =>
  backUp({ connection: app.database.connection, files: app.files, secret }, path.join(root, name));
const files = memoryFiles();
const target = {
  connection: other.connection,
  files,
  prepareQueue: async () => await (await startPgBossQueue(other.connection, log)).stop(),
};

async function onOther<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(other.connection);
  await client.connect();
  return (await client.query(statement, values).finally(() => client.end())).rows;
}

test('what was backed up comes back to the byte, and who was erased since is erased again', async () => {
  const user = await app.users.paid('leader');
  const gone = await app.users.free();
  for (const person of [user, gone])
    await person.upload('/api/documents', 'Élodie « Œuvre » 👷 \\ "{}"\r\n\tComptable\nSage 100', `l’été.pdf`);
  await user.post('/api/functions/analyze-cv', { cvContent: 'Comptable\nSage 100', jobDescription: 'Comptable\nTVA' });
  await queue.send(app.services.db, 'offer', { userId: user.id, jobId: user.id, attempt: 1 });
  // A file whose upload was cut off: its row alone.
  await app.pool.query("insert into stored_files values ('documents/x/absent', now())");
  const manifest = await take('first');
  await gone.post('/api/functions/delete-user-data', {});
  await user.upload('/api/documents', 'Plus tard', 'apres.pdf');

  const back = await restore(target, path.join(root, 'first'), { replace: false });
  expect(back.tables.find(({ name }) => name === 'users')?.rows).toBe(2);
  expect(files.keys().sort()).toEqual(manifest.files.map(({ key }) => key).sort());
  const again = await backUp({ connection: other.connection, files, secret }, path.join(root, 'again'));
  expect([again.tables, again.files, again.sequences]).toEqual([manifest.tables, manifest.files, manifest.sequences]);
  expect(await onOther("select name from pgboss.job where state = 'created'")).toEqual([{ name: 'offer' }]);
  expect(again.migration).toBe(manifest.migration);

  const ledger = memoryLedger();
  const restored = { connection: other.connection, files, ledger, dataDir: root, log };
  const known = [{ idHash: hashOfId(gone.id), erasedAt: new Date() }];
  expect(await eraseSince(restored, known)).toBe(1);
  expect(await onOther('select id from users')).toEqual([{ id: user.id }]);
  expect(files.keys().filter((key) => key.includes(gone.id))).toEqual([]);
  expect(new Set((await ledger.list()).map(({ idHash }) => idHash))).toEqual(new Set([hashOfId(gone.id)]));
  // The rules that were set aside hold again: a profile is made with its account, and goes with it.
  await onOther("insert into users (id, name, email) values ('new', 'N', 'n@example.com')");
  expect(await onOther("select user_id from profiles where user_id = 'new'")).toHaveLength(1);
  await expect(onOther("insert into user_templates (user_id) values ('nobody')")).rejects.toThrow();
});

test('nothing is replaced unasked, while somebody is connected, or by a backup that is not whole', async () => {
  const folder = path.join(root, 'second');
  await take('second');
  await expect(take('second')).rejects.toThrow('is not empty');
  expect((await stat(folder)).mode & 0o077).toBe(0);
  expect((await stat(path.join(folder, 'auth-secret'))).mode & 0o077).toBe(0);
  await expect(restore(target, folder, { replace: false })).rejects.toThrow('add --replace');
  const busy = new pg.Client(other.connection);
  await busy.connect();
  await expect(restore(target, folder, { replace: true })).rejects.toThrow('stop the application');
  await busy.end();
  const former = files.keys();
  const users = tableFile(folder, { schema: 'public', name: 'users' });
  const whole = await readFile(users);
  await appendFile(users, '"()"\n');
  await expect(restore(target, folder, { replace: true })).rejects.toThrow('damaged: table users');
  await writeFile(users, whole);
  const [, key = ''] = await readdir(path.join(folder, 'files'), { recursive: true }).then((names) =>
    names.filter((name) => name.split('/').length === 3),
  );
  await rm(fileOf(folder, key));
  await expect(checkBackup(folder)).rejects.toThrow(`damaged: file ${key}`);
  await expect(checkBackup(path.join(root, 'nowhere'))).rejects.toThrow('no manifest.json');
  expect(files.keys()).toEqual(former);
  expect(await onOther("select id from users where id = 'new'")).toHaveLength(1);
});

test('a file deleted between the snapshot and its copying makes the backup take a newer snapshot', async () => {
  const user = await app.users.free();
  const { body } = await user.upload('/api/documents', 'À supprimer', 'a.pdf');
  const kept = app.files.open;
  let deleted = false;
  const slow = {
    ...app.files,
    async open(key: string) {
      if (key.includes(user.id) && !deleted) {
        deleted = true;
        // Not there at the first copying, gone for good at the second.
        return null;
      }
      if (key.includes(user.id)) await user.delete(`/api/documents/${body.id}`);
      return await kept(key);
    },
  };
  const source = { connection: app.database.connection, files: slow, secret: null };
  const manifest = await backUp(source, path.join(root, 'third'));
  expect(manifest.files.filter(({ key }) => key.includes(user.id))).toEqual([]);
  const text = await readFile(
    tableFile(path.join(root, 'third'), { schema: 'public', name: 'user_documents' }),
    'utf8',
  );
  expect(text).not.toContain(user.id);
  expect(manifest.hasSecret).toBe(false);
});
