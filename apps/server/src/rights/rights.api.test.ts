import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { getTableColumns, getTableName } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { hashOfId } from '../account-hash.ts';
import { parisDate } from '../paris-date.ts';
import { fileLedger } from '../ports/erasure-ledger.ts';
import { sampleProfile } from '../testing/sample-texts.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestUser } from '../testing/test-user.ts';
import { unzip } from '../testing/unzip.ts';
import { columnNames, innerColumns } from './column-names.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseAgain } from './erase-again.ts';
import { type PersonalTable, personalRows, personalTables } from './personal-data.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'coach-rights-'));
afterAll(() => rm(folder, { recursive: true }));
const ledger = fileLedger(folder);
const app = await createTestApp({ ledger });

/** Tables whose rows are nobody’s, and why. */
const impersonal: Record<string, string> = {
  career_advice_library: 'articles that everybody reads',
  community_meetings: 'dates of workshops and events, whoever comes',
  erasures: 'hashes of ids that lead nowhere any more',
  jwks: 'keys of the application',
  payment_events: 'numbers of what the payment provider has told, nobody’s name',
  rate_limits: 'counters by hash and address; those of an account are removed with it',
  stored_files: 'keys of files; those of an account are removed with it',
  verifications: 'hashed links that live an hour; those of an account are removed with it',
};

const offer = 'Comptable H/F – Lille – CDI\nVos missions :\n- TVA\n- Sage 100\n- Excel indispensable';

const article = `
  insert into career_advice_library
    (id, title, content, category, experience_level, industry, tags, free, sources, hash, created_at)
  values ('un-article', 'Un article', 'Son texte', 'entretien', 'débutant', 'tous', '{}', true, '[]', '', now())
  on conflict do nothing`;

const modelCall = `
  insert into model_calls
  values (gen_random_uuid(), $1, 'letter', 1, 'essai', 'plume-1', '', $2, null, 'answered', 1, 1, now())`;

const writtenText = `
  insert into running_works (id, user_id, kind, place, model, state, partial, heartbeat_at, created_at, updated_at)
  values (gen_random_uuid(), $1, 'letter', '', 'plume-1', 'running', $2, now(), now(), now())`;

/** Someone who has used everything there is. */
async function someone(name: string): Promise<TestUser> {
  const user = await app.users.paid('leader');
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await user.upload('/api/profile/photo', new Uint8Array(photo), 'moi.png', 'PUT');
  await user.put('/api/profile', { fullName: name, phone: '06 39 98 55 44', location: 'Vitré' });
  const cv = await user.upload('/api/documents', `${name}\nComptable\nSage 100`, '../é: mon "CV".pdf');
  await user.post('/api/functions/analyze-cv', {
    cvContent: `${name}\nComptable\nSage 100`,
    documentId: cv.body.id,
    jobDescription: offer,
  });
  const job = (await user.post('/api/jobs', { text: offer })).body;
  await user.patch(`/api/jobs/${job.id}`, { nextStepDate: parisDate(app.clock.now()) });
  await user.patch('/api/notifications', { read: true });
  const wishes = { jobDescription: offer, company: name, tone: 'direct' };
  const { letterId } = (await user.post('/api/letters', wishes)).body;
  await user.post('/api/templates', { type: 'motivation_letter', letterId });
  const profileContent = sampleProfile.replaceAll('Élodie Marchetti', name);
  await user.post('/api/functions/analyze-linkedin', { profileContent });
  await user.post('/api/functions/generate-questions', { role: name, level: 'Senior', jobDescription: offer });
  const plan = { skills_to_develop: 'paie', career_goal: 'comptable', past_experiences: `${name}, à la saisie` };
  await user.post('/api/functions/career-advice', plan);
  await user.post('/api/coaching/sessions', { scenario: 'raise' });
  const coach = { kind: 'coach', subject: name, hopes: 'Un regard extérieur', availability: '' };
  await user.post('/api/coaching/requests', { ...coach, contactWay: 'email', contact: 'moi@example.org' });
  await app.pool.query(writtenText, [user.id, name]);
  await app.pool.query(modelCall, [user.id, name]);
  await app.pool.query(article);
  await user.put('/api/advice-library/un-article/marks', { saved: true });
  const { items } = (await user.get('/api/community/gatherings')).body;
  await user.put(`/api/community/meetings/${items[0].meetings[0].id}/registration`, {});
  await user.put('/api/community/notices/forum', {});
  await user.patch('/api/mail-choices', { mail: 'next_step', wanted: true });
  await app.pool.query(`insert into mail_reminders values ($1, 'next_steps 2026-11-21', now())`, [user.id]);
  await user.post('/api/community/messages', { kind: 'mentoring', content: `${name} cherche un mentor.` });
  await app.visitor.post('/api/auth/request-password-reset', { email: user.email });
  await app.visitor.post('/api/auth/sign-in/email', { email: user.email, password: 'faux-mot-de-passe' });
  return user;
}

/** Every table of the database in which one of the words stands. */
async function tablesWith(words: string[]): Promise<string[]> {
  const { rows } = await app.pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const patterns = words.map((word) => `%${word}%`);
    const hit = await app.pool.query(`select 1 from ${name} as row where row::text ilike any ($1) limit 1`, [patterns]);
    if (hit.rowCount) found.push(name);
  }
  return found.sort();
}

test('every table is declared as personal or not, and what has an owner is personal', async () => {
  const { rows } = await app.pool.query<{ name: string; owned: boolean }>(`
    select t.table_name as name, bool_or(c.column_name = 'user_id') as owned
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1`);
  const personal = new Set(personalTables.map(({ table }) => getTableName(table)));
  const undeclared = rows.filter(({ name }) => !personal.has(name) && !(name in impersonal));
  expect(undeclared.map(({ name }) => name)).toEqual([]);
  expect(rows.filter(({ name, owned }) => owned && !personal.has(name)).map(({ name }) => name)).toEqual([]);
});

test('the export holds every row and every file, a page to read, and nothing that opens the account', async () => {
  const user = await someone('Ophélie Vraiment-Rare');
  const answer = await user.send('/api/account/export');
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const entries = await unzip(new Uint8Array(await answer.arrayBuffer()));
  const cv = [...entries.keys()].find((name) => name.startsWith('fichiers/cv/1 - ')) ?? '';
  expect(cv).not.toMatch(/[:"\\]|\.\./);
  expect(entries.get(cv)?.toString()).toContain('Ophélie Vraiment-Rare');
  expect(entries.get('fichiers/photo.webp')?.length).toBeGreaterThan(20);
  const json = (name: string) => JSON.parse(entries.get(`donnees/${name}.json`)?.toString() ?? 'null');
  expect(json('profil')[0]).toMatchObject({ phone: '06 39 98 55 44', location: 'Vitré' });
  for (const name of [
    'compte',
    'cv',
    'analyses',
    'offres',
    'lettres',
    'modeles',
    'analyses-linkedin',
    'entretiens',
    'plans-de-carriere',
    'coaching',
    'demandes-de-coach',
    'textes-en-cours',
    'conseils',
    'ateliers',
    'ateliers-attendus',
    'messages',
    'notifications-lues',
    'utilisation',
    'abonnement',
    'connexions',
  ])
    expect(json(name), name).not.toEqual([]);
  const everything = [...entries.values()].map((bytes) => bytes.toString('latin1')).join('\n');
  const session = decodeURIComponent(user.cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  expect(session.length).toBeGreaterThan(20);
  expect(everything).not.toContain(session);
  const { rows } = await app.pool.query('select password from accounts where user_id = $1', [user.id]);
  expect(everything).not.toContain(rows[0].password);
  expect(entries.get('index.html')?.toString()).toContain('Vitré');
});

test('the page of an export calls things by names that people read, in their language', async () => {
  const columns = personalTables.flatMap(({ table, secrets = [] }) =>
    Object.keys(getTableColumns(table)).filter((column) => !secrets.includes(column)),
  );
  const nameless = columns.filter((column) => !columnNames[column] && !innerColumns.has(column));
  expect(nameless, 'give these columns a name in column-names.ts').toEqual([]);
  const user = await someone('Noémie Deux-Langues');
  const index = async () => {
    const answer = await user.send('/api/account/export');
    const entries = await unzip(new Uint8Array(await answer.arrayBuffer()));
    return entries.get('index.html')?.toString() ?? '';
  };
  const french = await index();
  expect(french).toContain('<dt>Nom complet</dt><dd>Noémie Deux-Langues</dd>');
  expect(french).toMatch(/<dt>Créé le<\/dt><dd>\d{1,2} \p{L}+ \d{4} à \d\d:\d\d<\/dd>/u);
  await user.put('/api/profile', { language: 'en' });
  const english = await index();
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('<dt>Full name</dt><dd>Noémie Deux-Langues</dd>');
  for (const page of [french, english])
    expect(page).not.toMatch(/<dt>[a-z]+[A-Z]|<dd>(true|false|[[{]|\d{4}-\d\d-\d\dT)/);
});

test('an export of many long CVs comes in pieces, with every row once and names that unpack and link', async () => {
  const user = await app.users.free();
  const name = `${'n'.repeat(149)}😀 C#.pdf`;
  const { id } = (await user.upload('/api/documents', 'Comptable\nSage 100', name)).body;
  await app.pool.query(
    `insert into user_documents (id, user_id, file_name, original_name, file_path, file_size, file_type, sha256, is_copy, original, cv, created_at)
     select gen_random_uuid(), user_id, 'C# & 100 %.pdf', original_name, file_path, file_size, file_type, sha256, true, original, cv, now()
     from user_documents, generate_series(1, 25) where id = $1`,
    [id],
  );
  const answer = await user.send('/api/account/export');
  const entries = await unzip(new Uint8Array(await answer.arrayBuffer()));
  const rows: { id: string }[] = JSON.parse(entries.get('donnees/cv.json')?.toString() ?? '');
  expect(new Set(rows.map((row) => row.id)).size).toBe(26);
  const links = [...(entries.get('index.html')?.toString() ?? '').matchAll(/<li><a href="([^"]+)"/g)];
  expect(links).toHaveLength(26);
  for (const [, href = ''] of links)
    expect(entries.has(decodeURIComponent(new URL(href, 'file:///').pathname).slice(1))).toBe(true);
});

test('rows that come and go while an export is sent make it skip and double none of the others', async () => {
  const user = await app.users.free();
  await app.pool.query(
    `insert into job_offers (id, user_id, source_text, status, created_at, updated_at)
     select ('80000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, $1, 'offre', 'analyzed', now(), now()
     from generate_series(1, 45) as number`,
    [user.id],
  );
  const id = (number: number) => `80000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const offers = personalTables.find(({ name }) => name === 'offres') as PersonalTable;
  const sent: unknown[] = [];
  for await (const row of personalRows(app.services.db, offers, user.id)) {
    sent.push(row.id);
    if (sent.length === 12)
      await app.pool.query('delete from job_offers where id = any ($1)', [[id(2), id(5), id(40)]]);
    if (sent.length === 25)
      await app.pool.query(
        `insert into job_offers (id, user_id, source_text, status, created_at, updated_at)
         select gen_random_uuid(), $1, 'offre', 'analyzed', now(), now() from generate_series(1, 9)`,
        [user.id],
      );
    if (sent.length === 30)
      await app.pool.query('update job_offers set updated_at = now() where user_id = $1', [user.id]);
  }
  const stayed = Array.from({ length: 45 }, (_, index) => id(index + 1)).filter((each) => each !== id(40));
  expect(sent.filter((each) => stayed.includes(each as string))).toEqual(stayed);
  expect(new Set(sent).size).toBe(sent.length);
});

test('every row of every table is read once, page after page', async () => {
  const { db } = app.services;
  const { id } = await someone('Page Après-Page');
  const read = async (table: PersonalTable, atOnce: number) => {
    const rows = [];
    for await (const row of personalRows(db, table, id, atOnce)) rows.push(row);
    return rows;
  };
  for (const table of personalTables) expect(await read(table, 1), table.name).toEqual(await read(table, 1_000));
});

test('an export whose file cannot be read breaks off, and two are on their way at most', async () => {
  const user = await app.users.free();
  await user.upload('/api/documents', 'Comptable\nSage 100');
  const { open } = app.files;
  app.files.open = () => Promise.reject(new Error('the disk is away'));
  await expect(user.send('/api/account/export').then((answer) => answer.arrayBuffer())).rejects.toThrow();
  app.files.open = async () => ({ size: 3_000_000, content: Readable.from([randomBytes(3_000_000)]) });
  const under = await Promise.all([1, 2, 3].map(() => user.send('/api/account/export')));
  expect(under.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
  await Promise.all(under.map((answer) => answer.arrayBuffer()));
  app.files.open = open;
  expect((await user.send('/api/account/export').then((answer) => answer.arrayBuffer())).byteLength).toBeGreaterThan(
    100,
  );
});

test('who asks for an export’s headers alone, or leaves in the middle, leaves nothing open', async () => {
  const user = await app.users.free();
  await user.upload('/api/documents', 'Comptable\nSage 100');
  for (let count = 0; count < 3; count += 1)
    expect((await user.send('/api/account/export', { method: 'HEAD' })).status).toBe(200);
  const { open } = app.files;
  const file = new Readable({ read: () => {} });
  file.push(randomBytes(100_000));
  app.files.open = async () => ({ size: 1_000_000, content: file });
  const { body } = await user.send('/api/account/export');
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  for (let read = 0; read < 100_000; ) read += (await reader.read()).value?.length ?? 0;
  await reader.cancel();
  await vi.waitFor(() => expect(file.destroyed).toBe(true));
  app.files.open = open;
  const answers = await Promise.all([1, 2].map(() => user.send('/api/account/export')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
});

test('deleting an account leaves nothing in the database, the files, the jobs or the sessions', async () => {
  const user = await someone('Zéphyrine Unique-Nom');
  const other = await app.users.free();
  const words = [user.id, user.email, 'Unique-Nom'];
  expect((await tablesWith(words)).length).toBeGreaterThan(8);
  const token = await user.token();
  expect((await user.post('/api/functions/delete-user-data', { user_id: other.id })).status).toBe(403);
  const deleted = await user.post('/api/functions/delete-user-data', { user_id: user.id });
  expect([deleted.status, deleted.body]).toEqual([200, { success: true }]);
  expect(deleted.headers.getSetCookie()[0]).toContain('Max-Age=0');
  expect(await tablesWith(words)).toEqual([]);
  expect(app.files.keys().filter((key) => key.includes(user.id))).toEqual([]);
  expect(app.jobs.waiting.filter(({ data }) => data.userId === user.id)).toEqual([]);
  expect((await user.get('/api/profile')).status).toBe(401);
  expect((await app.ask('/api/usage', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  expect((await other.get('/api/profile')).status).toBe(200);
  const again = { name: 'Nouvelle', email: user.email, password: 'tout-autre-chose-9' };
  expect((await app.visitor.post('/api/auth/sign-up/email', again)).status).toBe(200);
});

test('a ledger that cannot be written keeps nothing of an account, and is written later', async () => {
  const user = await someone('Hortense Sans-Trace');
  const forgotten: string[] = [];
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const services = {
    ...app.services,
    ledger: { ...ledger, add: () => Promise.reject(full) },
    forgetMails: async (address: string) => void forgotten.push(address),
  };
  await eraseAccount(services, user.id);
  expect(forgotten).toEqual([user.email]);
  expect(app.files.keys().filter((key) => key.includes(user.id))).toEqual([]);
  await eraseAgain(app.services);
  expect((await ledger.list()).map(({ idHash }) => idHash)).toContain(hashOfId(user.id));
});

test('an account that a restored backup brings back is erased again', async () => {
  const user = await app.users.free();
  const { rows } = await app.pool.query('select * from users where id = $1', [user.id]);
  await user.post('/api/functions/delete-user-data', {});
  expect(await readFile(path.join(folder, 'erasures.log'), 'utf8')).not.toContain(user.id);
  await app.pool.query('delete from erasures');
  await app.pool.query('insert into users (id, name, email) values ($1, $2, $3)', [
    rows[0].id,
    rows[0].name,
    rows[0].email,
  ]);
  expect(await eraseAgain(app.services)).toBe(1);
  expect(await tablesWith([user.id, user.email])).toEqual([]);
  expect(await eraseAgain(app.services)).toBe(0);
});

test('what is under way while an account is erased leaves nothing of it', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const user = await app.users.paid('leader');
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const under = [
      user.upload('/api/profile/photo', new Uint8Array(photo), 'moi.png', 'PUT'),
      user.upload('/api/documents', `Comptable ${turn} Sage 100`),
      user.post('/api/jobs', { text: offer }),
      user.post('/api/functions/analyze-cv', { cvContent: `Comptable ${turn} Sage 100`, jobDescription: offer }),
      app.visitor.post('/api/auth/request-password-reset', { email: user.email }),
      user.put('/api/profile', { fullName: 'Sidonie Sous-Main' }),
    ];
    await new Promise((resolve) => setTimeout(resolve, turn * 15));
    expect((await user.post('/api/functions/delete-user-data', {})).status).toBe(200);
    await Promise.all(under);
    await app.runJobs();
    expect(app.files.keys().filter((key) => key.includes(user.id))).toEqual([]);
    expect(app.mailer.sent.filter(({ to }) => to === user.email)).toEqual([]);
    expect((await tablesWith([user.id, user.email])).filter((name) => name !== 'public.verifications')).toEqual([]);
  }
});

test('work that locked a row of the account before the erasure did does not make the erasure fail', async () => {
  const user = await app.users.free();
  const other = await app.pool.connect();
  try {
    await other.query('begin');
    await other.query('select from profiles where user_id = $1 for update', [user.id]);
    const erased = user.post('/api/functions/delete-user-data', {});
    await expect.poll(async () => (await app.pool.query(waiting)).rows).toEqual([{ waits: true }]);
    // Closes the circle: PostgreSQL must end one of the two.
    await Promise.allSettled([other.query('update users set name = $2 where id = $1', [user.id, 'Sidonie Sous-Main'])]);
    await other.query('commit');
    expect((await erased).status).toBe(200);
  } finally {
    other.release();
  }
  expect((await app.pool.query('select from users where id = $1', [user.id])).rowCount).toBe(0);
});

const waiting = `select count(*) > 0 as waits from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from "users"%'`;
