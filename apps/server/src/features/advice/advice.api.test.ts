import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adviceArticleSchema, adviceListSchema, cardSummaryLength } from '@coach/contracts/features/advice';
import { allHostileStrings } from '@coach/contracts/testing/hostile-strings';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { importAdvice } from './import-advice.ts';

const app = await createTestApp();
const { services, clock, visitor } = app;
const folder = await mkdtemp(path.join(tmpdir(), 'coach-advice-'));
afterAll(() => rm(folder, { recursive: true }));

type Written = { title?: string; category?: string; level?: string; tags?: string; free?: boolean; content?: string };

async function write(id: string, { title = `Un article sur ${id}`, ...more }: Written = {}): Promise<void> {
  const { category = 'entretien', level = 'débutant', tags = 'emploi, conseil', free = false } = more;
  const { content = 'Un texte qui ne dit rien de plus.' } = more;
  const front = `id: ${id}\ntitle: "${title}"\ncategory: ${category}\nlevel: ${level}\nindustry: tous\ntags: [${tags}]`;
  const sources = 'sources:\n  - title: "Service public"\n    url: https://www.example.org/\n    read: 2026-11-21';
  await mkdir(path.join(folder, 'tout'), { recursive: true });
  const text = `---\n${front}\n${sources}${free ? '\nfree: true' : ''}\n---\n\n${content}\n`;
  await writeFile(path.join(folder, 'tout', `${id}.md`), text);
}

/** What was brought in is seen by a process that runs once its library is no longer fresh. */
async function bring(): Promise<void> {
  await importAdvice(services, folder);
  clock.advance(61_000);
}

const long = 'Deux questions suffisent. '.repeat(8);
await writeFile(path.join(folder, 'README.md'), 'Ce fichier n’est pas un article.');
await write('accueil', { title: 'Préparer un entretien', free: true, content: `## Avant\n\n> **${long}**\n\n- Fin` });
await write('reseau', {
  title: 'Entretenir son réseau',
  category: 'réseautage',
  tags: 'entretien, contact',
  free: true,
});
await write('augmentation', {
  title: 'Demander une augmentation',
  category: 'négociation-salariale',
  tags: 'salaire, prime',
});
await write('cloture', {
  title: 'Une clôture paisible',
  content: 'Négociez aussi votre salaire avant l’entretien annuel.',
});
await write('equipe', {
  title: 'Reprendre une équipe',
  category: 'leadership',
  level: 'expert',
  tags: 'salaire, contact',
});
await bring();

const list = async (user: Pick<TestUser, 'get'>, query = '') => {
  const answer = await user.get(`/api/advice-library${query}`);
  expect(answer.status, query).toBe(200);
  return adviceListSchema.parse(answer.body);
};
const idsOf = async (user: Pick<TestUser, 'get'>, query = '') => (await list(user, query)).items.map(({ id }) => id);
const open = (user: Pick<TestUser, 'get'>, id: string) => user.get(`/api/advice-library/${id}`);
const mark = (user: TestUser, id: string, marks: object) => user.put(`/api/advice-library/${id}/marks`, marks);
const free = await app.users.free();
const builder = await app.users.paid('builder');

test('visitors and the free plan list and read the free ones, builder reads all', async () => {
  for (const user of [visitor, free]) {
    const { items, locked, ...rest } = await list(user);
    expect(rest).toEqual({ total: 2, librarySize: 5, whole: false });
    expect(locked.total).toBe(3);
    expect(locked.items).toContainEqual({
      ...{ id: 'augmentation', title: 'Demander une augmentation' },
      ...{ category: 'négociation-salariale', experienceLevel: 'débutant' },
    });
    expect(items.map(({ id }) => id)).toEqual(['reseau', 'accueil']);
    const sought = await list(user, '?q=augmentation');
    expect([sought.items, sought.locked.total]).toEqual([[], 1]);
    const { related } = adviceArticleSchema.parse((await open(user, 'accueil')).body);
    expect(related.map(({ id }) => id)).toEqual(['reseau']);
    const closed = await open(user, 'augmentation');
    expect([closed.status, closed.body.error, closed.body.reason]).toEqual([
      ...[403, 'subscription_required', 'whole_library'],
    ]);
    expect(closed.body).toMatchObject({ needsUpgrade: true, message: expect.stringContaining('Builder') });
    expect(closed.body.message).toContain('tous');
    expect((await open(user, 'inconnu')).status).toBe(404);
  }
  expect(await list(builder)).toMatchObject({
    ...{ total: 5, librarySize: 5, whole: true },
    locked: { total: 0, items: [] },
  });
  const article = adviceArticleSchema.parse((await open(builder, 'equipe')).body);
  expect(article).toMatchObject({
    category: 'leadership',
    experienceLevel: 'expert',
    content: 'Un texte qui ne dit rien de plus.',
  });
  expect(article.sources).toEqual([{ title: 'Service public', url: 'https://www.example.org/', read: '2026-11-21' }]);
  // Fewer articles speak of contacts than of pay.
  expect(article.related.map(({ id }) => id)).toEqual(['reseau', 'augmentation']);
});

test('a session that has ended leaves a visitor; a token that is not valid is refused', async () => {
  const headers = { cookie: 'coach.session=forged.signature' };
  expect((await app.ask('/api/advice-library', { headers })).status).toBe(200);
  const bearer = { authorization: `Bearer ${await builder.token()}` };
  const known = await app.ask('/api/advice-library/augmentation', { headers: bearer });
  expect(known.status).toBe(200);
  const forged = { authorization: 'Bearer forged' };
  expect((await app.ask('/api/advice-library', { headers: forged })).status).toBe(401);
});

test('a card sums up the first sentences, without marks and cut at a word', async () => {
  const summary = (await list(visitor)).items.find(({ id }) => id === 'accueil')?.summary ?? '';
  expect(summary).toMatch(/^Deux questions suffisent\. Deux .*\p{L}\.?…$/u);
  expect(summary.length).toBeLessThanOrEqual(cardSummaryLength);
  const short = (await list(visitor)).items.find(({ id }) => id === 'reseau')?.summary;
  expect(short).toBe('Un texte qui ne dit rien de plus.');
});

test.each([
  ['entretien', ['accueil', 'reseau', 'cloture']],
  ['ENTRETIENS', ['accueil', 'reseau', 'cloture']],
  ['entrtien', ['accueil', 'reseau', 'cloture']],
  ['entretine', ['accueil', 'reseau', 'cloture']],
  ['prepar', ['accueil']],
  ['negociation', ['cloture']],
  ['négocier son salaire', ['cloture']],
  ['salaires', ['augmentation', 'equipe', 'cloture']],
  ['cloturé', ['cloture']],
  ['equipe salaire', ['equipe']],
  ['salaire inexistant', []],
  ['slire', []],
  ['?!', []],
])('« %s » finds, in this order, %j', async (q, found) => {
  expect(await idsOf(builder, `?q=${encodeURIComponent(q)}`)).toEqual(found);
});

test('filters and pages narrow the list, and a query that is none is refused', async () => {
  expect(await idsOf(builder, '?category=leadership')).toEqual(['equipe']);
  expect(await idsOf(builder, `?level=${encodeURIComponent('débutant')}&q=salaire`)).toEqual([
    'augmentation',
    'cloture',
  ]);
  const all = await idsOf(builder);
  const pages = await Promise.all([0, 2, 4, 6].map((offset) => idsOf(builder, `?limit=2&offset=${offset}`)));
  expect(pages.flat()).toEqual(all);
  expect((await list(builder, '?limit=2')).total).toBe(5);
  for (const query of ['?category=autre', '?limit=0', '?offset=-1', '?limit=x'])
    expect((await builder.get(`/api/advice-library${query}`)).status, query).toBe(400);
});

test('what is read and saved is one’s own', async () => {
  const [user, other] = [await app.users.paid('builder'), await app.users.paid('builder')];
  expect((await mark(user, 'equipe', { saved: true })).body).toEqual({ read: false, saved: true });
  expect((await mark(user, 'equipe', { read: true })).body).toEqual({ read: true, saved: true });
  expect((await mark(user, 'equipe', {})).body).toEqual({ read: true, saved: true });
  expect((await open(user, 'equipe')).body).toMatchObject({ read: true, saved: true });
  expect((await open(other, 'equipe')).body).toMatchObject({ read: false, saved: false });
  expect(await idsOf(user, '?saved=1')).toEqual(['equipe']);
  for (const nobody of [other, visitor]) expect(await idsOf(nobody, '?saved=1')).toEqual([]);
  expect((await mark(user, 'equipe', { saved: false })).body).toEqual({ read: true, saved: false });
  expect(await idsOf(user, '?saved=1')).toEqual([]);
  expect((await mark(user, 'inconnu', { read: true })).status).toBe(404);
  expect((await mark(user, 'equipe', { read: 'oui' })).status).toBe(400);
  expect((await mark(free, 'equipe', { saved: true })).status).toBe(403);
});

test('an import adds, updates and withdraws, twice at once or again without a change', async () => {
  const user = await app.users.paid('builder');
  await write('passager', { title: 'Un article de passage' });
  await bring();
  await mark(user, 'passager', { saved: true });
  const before = (await open(user, 'passager')).body;
  await write('passager', { title: 'Un article remanié', content: 'Un tout autre texte.' });
  await Promise.all([importAdvice(services, folder), importAdvice(services, folder)]);
  await bring();
  const after = (await open(user, 'passager')).body;
  expect(after).toEqual({
    ...before,
    title: 'Un article remanié',
    content: 'Un tout autre texte.',
    summary: 'Un tout autre texte.',
  });
  const rows = async () => (await app.pool.query('select xmin, * from career_advice_library order by id')).rows;
  const unchanged = await rows();
  await bring();
  expect(await rows()).toEqual(unchanged);

  await rm(path.join(folder, 'tout', 'passager.md'));
  await bring();
  expect((await open(user, 'passager')).status).toBe(404);
  expect((await list(user)).librarySize).toBe(5);
  await write('passager', { title: 'Un article revenu' });
  await bring();
  expect((await open(user, 'passager')).body).toMatchObject({ title: 'Un article revenu', saved: true });
  await rm(path.join(folder, 'tout', 'passager.md'));
  await bring();
});

test('an article that cannot be read stays as it was, and keeps none of the others out', async () => {
  await writeFile(path.join(folder, 'tout', 'equipe.md'), 'rien de lisible');
  await write('nouveau', { title: 'Un article tout neuf' });
  await bring();
  expect((await open(builder, 'equipe')).body.title).toBe('Reprendre une équipe');
  // Newest first.
  expect((await idsOf(builder))[0]).toBe('nouveau');
});

test('whatever is sought or opened, the answer is clear', async () => {
  const faults: string[] = [];
  for (const { kind, text } of allHostileStrings) {
    const asked = encodeURIComponent(text.toWellFormed());
    if (asked.length > 8_000) continue;
    const sought = await builder.get(`/api/advice-library?q=${asked}`);
    const opened = await builder.get(`/api/advice-library/${asked.replaceAll('.', '%2E')}`);
    if (![200, 400].includes(sought.status) || ![200, 404].includes(opened.status))
      faults.push(`${kind} ${JSON.stringify(text).slice(0, 60)}: ${sought.status} ${opened.status}`);
  }
  expect(faults).toEqual([]);
});
