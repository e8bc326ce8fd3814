import { type Job, type JobSummary, maxJobs } from '@coach/contracts/features/jobs';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobOffers } from '../../db/schema/jobs.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { Answer, TestUser } from '../../testing/test-user.ts';
import { readingsAnHour } from '../usage/offer-throttle.ts';
import { sweepJobs } from './sweep-jobs.ts';

const app = await createTestApp();

const text = `Comptable général H/F – CDI – Lille
Notre entreprise de transport recherche un comptable.
Vos missions :
- Tenue de la comptabilité générale sur Sage 100
- Déclarations de TVA
- Rapprochements bancaires
Profil :
- BTS comptabilité exigé, 3 ans d’expérience minimum
- La maîtrise d’Excel est indispensable
- Une connaissance de Power BI serait un plus
Salaire : 32 000 à 36 000 € par an.`;

const page = (body: string) =>
  `<!doctype html><html><head><title>Offre</title></head><body><main><h1>Comptable général H/F</h1>${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}</main></body></html>`;

async function add(user: TestUser, body: object): Promise<Job> {
  const added = await user.post('/api/jobs', body);
  expect(added.status).toBe(201);
  return added.body;
}

const read = async (user: TestUser, id: string): Promise<Job> => (await user.get(`/api/jobs/${id}`)).body;

test('a pasted offer is read, then matched with the newest CV, and no unit is spent', async () => {
  const user = await app.users.free();
  const job = await add(user, { text });
  expect(job).toMatchObject({ status: 'pending', matchScore: 0, requirements: [], missingSkills: [] });
  await app.runJobs();
  expect(await read(user, job.id)).toMatchObject({
    status: 'analyzed',
    title: 'Comptable général',
    location: 'Lille',
    type: 'CDI',
    matchScore: 0,
    documentId: null,
  });
  const cv = await user.upload('/api/documents', 'Comptable sur Sage 100, TVA', 'cv.pdf');
  expect(cv.status).toBe(201);
  expect((await user.post(`/api/jobs/${job.id}/analyze`, {})).body.status).toBe('pending');
  await app.runJobs();
  const matched = await read(user, job.id);
  expect(matched.documentId).toBe(cv.body.id);
  expect(matched.matchScore).toBeGreaterThan(0);
  expect(matched.requirements.length).toBeGreaterThan(3);
  expect((await user.get('/api/usage')).body.meters.cv_analysis.used).toBe(0);
});

test('an offer given by its address is fetched; what stands in the way is said and the text can be pasted', async () => {
  const user = await app.users.free();
  app.pages.pages.set('https://offres.example.com/1', page(text));
  app.pages.pages.set('https://offres.example.com/2', { failure: 'blocked' });
  app.pages.pages.set('https://offres.example.com/3', page('Cette offre n’est plus disponible.'));
  app.pages.pages.set('https://offres.example.com/4', page('Connectez-vous pour voir cette offre.'));
  app.pages.pages.set('https://offres.example.com/5', page('Nos recettes de saison.'));
  const jobs: Job[] = [];
  for (let number = 1; number <= 5; number += 1)
    jobs.push(await add(user, { url: `https://offres.example.com/${number}` }));
  await app.runJobs();
  const states = await Promise.all(jobs.map(async ({ id }) => await read(user, id)));
  expect(states.map(({ status, failure }) => [status, failure])).toEqual([
    ['analyzed', null],
    ['failed', 'blocked'],
    ['failed', 'closed'],
    ['failed', 'login_required'],
    ['failed', 'not_an_offer'],
  ]);
  await user.post(`/api/jobs/${jobs[1]?.id}/analyze`, { text });
  await app.runJobs();
  expect(await read(user, jobs[1]?.id ?? '')).toMatchObject({ status: 'analyzed', failure: null, location: 'Lille' });
});

test('blank, malformed and foreign input is refused', async () => {
  const user = await app.users.free();
  for (const body of [
    {},
    { text: '   ' },
    { url: 'ftp://example.com/' },
    { url: 'javascript:alert(1)' },
    { url: 'rien' },
  ])
    expect((await user.post('/api/jobs', body)).status, JSON.stringify(body)).toBe(400);
  const other = await app.users.free();
  const theirs = await other.upload('/api/documents', 'Autre CV', 'cv.pdf');
  expect((await user.post('/api/jobs', { text, documentId: theirs.body.id })).status).toBe(404);
});

test('another user’s offer is nowhere', async () => {
  const owner = await app.users.free();
  const { id } = await add(owner, { text });
  const other = await app.users.free();
  const answers = [
    await other.get(`/api/jobs/${id}`),
    await other.patch(`/api/jobs/${id}`, { notes: 'à moi' }),
    await other.post(`/api/jobs/${id}/analyze`, {}),
    await other.delete(`/api/jobs/${id}`),
    await owner.patch(`/api/jobs/${id}`, { adaptedCV: '00000000-0000-4000-8000-000000000000' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await other.get('/api/jobs')).body.items).toEqual([]);
  expect((await owner.get(`/api/jobs/${id}`)).body.notes).toBe('');
});

test('an order that a later one has replaced changes nothing', async () => {
  const user = await app.users.free();
  const { id } = await add(user, { url: 'https://offres.example.com/late' });
  await user.post(`/api/jobs/${id}/analyze`, { text });
  app.pages.pages.set('https://offres.example.com/late', { failure: 'timeout' });
  await app.runJobs();
  expect(await read(user, id)).toMatchObject({ status: 'analyzed', failure: null });
});

test('the board keeps the order it is given, column by column', async () => {
  const user = await app.users.free();
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) ids.push((await add(user, { text: `${text}\n${count}` })).id);
  const [a, b, c, d] = ids as [string, string, string, string];
  const column = async (status: string) => {
    const { items } = (await user.get('/api/jobs?limit=100')).body as { items: JobSummary[] };
    const inColumn = items.filter(({ applicationStatus }) => applicationStatus === status);
    return inColumn.sort((one, other) => one.position - other.position).map(({ id }) => id);
  };
  const move = (id: string, body: object) => user.patch(`/api/jobs/${id}`, body);
  expect(await column('not_applied')).toEqual([d, c, b, a]);
  await move(a, { before: d });
  await move(b, { applicationStatus: 'applied' });
  await move(c, { applicationStatus: 'applied', before: b });
  expect([await column('not_applied'), await column('applied')]).toEqual([
    [a, d],
    [c, b],
  ]);
  for (let turn = 0; turn < 70; turn += 1) await move(turn % 2 ? c : a, { applicationStatus: 'applied', before: b });
  expect(new Set(await column('applied'))).toEqual(new Set([a, b, c]));
  expect((await column('applied')).at(-1)).toBe(b);
});

test('notes, next step, title and employer are the person’s own, to the character', async () => {
  const user = await app.users.free();
  const { id } = await add(user, { text });
  const notes = 'Relancer <b>Mme Ômer</b> 👩‍💼\n“jeudi” — \u200fשלום';
  const changed = await user.patch(`/api/jobs/${id}`, {
    notes,
    nextStepDate: '2026-12-01',
    title: 'Comptable (équipe Nord)',
    company: 'Transports Ésope',
  });
  expect(changed.body).toMatchObject({
    notes,
    nextStepDate: '2026-12-01',
    title: 'Comptable (équipe Nord)',
    company: 'Transports Ésope',
  });
  await app.runJobs();
  expect((await read(user, id)).title).toBe('Comptable (équipe Nord)');
  for (const nextStepDate of ['2026-02-31', '0000-01-01', 'demain', ''])
    expect((await user.patch(`/api/jobs/${id}`, { nextStepDate })).status).toBe(400);
});

test('sixty addresses an hour are fetched for one person, and pasting still works', async () => {
  const user = await app.users.free();
  let answer: Answer | null = null;
  for (let count = 0; count < 61; count += 1)
    answer = await user.post('/api/jobs', { url: `https://offres.example.com/n${count}` });
  expect([answer?.status, answer?.body.reason]).toEqual([429, 'pages']);
  expect(answer?.body.message).toContain('Collez le texte de l’annonce');
  expect((await user.post('/api/jobs', { text })).status).toBe(201);
});

test('notes that another tab changed meanwhile are not written over', async () => {
  const user = await app.users.free();
  const { id } = await add(user, { text });
  const patch = (body: object) => user.patch(`/api/jobs/${id}`, body);
  expect((await patch({ notes: 'Appeler lundi', notesWere: '' })).status).toBe(200);
  const late = await patch({ notes: 'Écrire mardi', notesWere: '' });
  expect(late.status).toBe(409);
  expect(late.body.reason).toBe('notes_changed');
  expect((await patch({ notes: 'Appeler lundi', notesWere: '' })).status).toBe(200);
  expect((await patch({ notes: 'Écrire mardi', notesWere: 'Appeler lundi' })).body.notes).toBe('Écrire mardi');
});

test('a reading that died with its process every time is told as failed, and one that comes late still counts', async () => {
  const user = await app.users.free();
  const job = await add(user, { text });
  await app.services.db.update(jobOffers).set({ status: 'analyzing' }).where(eq(jobOffers.id, job.id));
  expect(await sweepJobs(app.services)).toBe(0);
  app.clock.advance(11 * 60_000);
  expect(await sweepJobs(app.services)).toBeGreaterThanOrEqual(1);
  app.clock.reset();
  expect(await read(user, job.id)).toMatchObject({ status: 'failed', failure: 'timeout' });
  await app.runJobs();
  expect(await read(user, job.id)).toMatchObject({ status: 'analyzed', failure: null });
});

test('six hundred readings an hour are more than anyone asks for, and a further one waits', async () => {
  const user = await app.users.free();
  const { id } = await add(user, { text });
  const used = `insert into rate_limits (key, points, expire) values ($1, $2, $3)
    on conflict (key) do update set points = $2`;
  await app.pool.query(used, [`offer-reading:${user.id}`, readingsAnHour - 1, Date.now() + 3_600_000]);
  expect((await user.post(`/api/jobs/${id}/analyze`, {})).status).toBe(200);
  for (const answer of [await user.post('/api/jobs', { text }), await user.post(`/api/jobs/${id}/analyze`, { text })]) {
    expect([answer.status, answer.body.error, answer.body.reason]).toEqual([429, 'too_many_requests', 'readings']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(answer.body.message).toMatch(/Rien n’est perdu\u00a0: réessayez dans \d+ minutes/);
  }
  // Nothing of it weighs on anyone else.
  await add(await app.users.free(), { text });
});

test('fifty added at once do not go past what an account may keep', async () => {
  const user = await app.users.free();
  await app.pool.query(
    `insert into job_offers (id, user_id, source_text, status, created_at, updated_at)
     select gen_random_uuid(), $1, 'offre', 'analyzed', now(), now() from generate_series(1, $2)`,
    [user.id, maxJobs - 7],
  );
  const answers = await Promise.all(Array.from({ length: 50 }, () => user.post('/api/jobs', { text })));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(201), count(409)]).toEqual([7, 43]);
  expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('jobs_full');
  const { rows } = await app.pool.query('select count(*)::integer as kept from job_offers where user_id = $1', [
    user.id,
  ]);
  expect(rows[0].kept).toBe(maxJobs);
});

test('cards moved at once, each past the other, all find their place', async () => {
  const user = await app.users.free();
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1) ids.push((await add(user, { text: `${text}\n${count}` })).id);
  const moves = ids.flatMap((id, index) => [
    user.patch(`/api/jobs/${id}`, { applicationStatus: 'applied', before: ids[(index + 1) % 6] }),
    user.patch(`/api/jobs/${id}`, { applicationStatus: 'applied', before: ids[(index + 3) % 6] }),
    user.patch(`/api/jobs/${id}`, { notes: `note ${index}` }),
  ]);
  expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([200]));
  const { items } = (await user.get('/api/jobs')).body as { items: JobSummary[] };
  expect(new Set(items.map(({ position }) => position)).size).toBe(6);
});

test('an offer deleted while it is changed and read again is gone, and nothing breaks', async () => {
  const user = await app.users.free();
  for (let round = 0; round < 8; round += 1) {
    const [{ id }, cv] = await Promise.all([add(user, { text }), user.upload('/api/documents', `Comptable ${round}`)]);
    const path = `/api/jobs/${id}`;
    const answers = await Promise.all([
      user.patch(path, { documentId: cv.body.id, notes: 'à relancer' }),
      user.delete(`/api/documents/${cv.body.id}`),
      user.post(`${path}/analyze`, { documentId: cv.body.id }),
      user.post('/api/jobs', { text, documentId: cv.body.id }),
      user.delete(path),
      user.delete(path),
      app.runJobs().then(() => ({ status: 200 })),
    ]);
    for (const { status } of answers) expect([200, 201, 204, 404]).toContain(status);
    expect((await user.get(path)).status).toBe(404);
  }
});

test('a salary is told in the reader’s language', async () => {
  const user = await app.users.free();
  const { id } = await add(user, { text });
  await app.runJobs();
  const salary = async (language: string) => {
    const headers = { 'accept-language': language };
    const one = (await (await user.send(`/api/jobs/${id}`, { headers })).json()) as Job;
    const list = (await (await user.send('/api/jobs', { headers })).json()) as { items: JobSummary[] };
    expect(list.items[0]?.salary).toBe(one.salary);
    return one.salary;
  };
  expect(await salary('fr')).toBe('32\u202f000 – 36\u202f000\u00a0€ / an');
  expect(await salary('en')).toBe('32,000 – 36,000\u00a0€ / year');
});
