import { startedWorkSchema, workListSchema, workSchema } from '@coach/contracts/features/work';
import { beforeEach, expect, test, vi } from 'vitest';
import { sweepUnits } from '../features/usage/sweep-units.ts';
import { AppError } from '../http/app-error.ts';
import { end, spawnNode } from '../testing/spawn-node.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestUser } from '../testing/test-user.ts';
import { type Script, startWorkProcess } from '../testing/work-process.ts';
import { sweepWorks } from './running-rows.ts';

const app = await createTestApp();
const { clock, services } = app;
const script: { current: Script } = { current: async () => ({}) };
const here = startWorkProcess(services, script);
const elsewhere = startWorkProcess(services, script);
beforeEach(() => clock.reset());

const used = async (user: TestUser) => (await user.get('/api/usage')).body.meters.motivation_letter.used;
const rowOf = async (id: string) => (await app.pool.query('select * from running_works where id = $1', [id])).rows[0];
const age = async (id: string) => clock.now().getTime() - (await rowOf(id)).heartbeat_at.getTime();
/** The process that runs it has said so since the clock was moved. */
const beats = (id: string) => vi.waitFor(async () => expect(await age(id)).toBeLessThan(5_000), { timeout: 10_000 });
const nobody = 'ffffffff-0000-4000-8000-000000000000';

/** A text that comes when the test says so, and stops as a model does. */
function dictate() {
  const done = Promise.withResolvers<object>();
  const begun = Promise.withResolvers<void>();
  let show: (text: string) => void = () => {};
  script.current = async ({ signal, showPartial }) => {
    show = showPartial;
    begun.resolve();
    signal.addEventListener('abort', () => done.reject(signal.reason), { once: true });
    return await done.promise;
  };
  return { begun: begun.promise, show: (text: string) => show(text), end: done.resolve, fail: done.reject };
}

async function startText(user: TestUser, process = here) {
  const pen = dictate();
  const answering = process.start(user.id);
  await pen.begun;
  const answer = await answering;
  expect(answer.status).toBe(202);
  const { workId } = startedWorkSchema.parse(await answer.json());
  return { ...pen, id: workId, answer };
}

const json = async (answering: Promise<Response>) => (await answering).json();
const read = async (user: TestUser, id: string, process = here) =>
  workSchema.parse(await json(process.ask(user.id, `/api/work/${id}`)));
const list = async (user: TestUser) => workListSchema.parse(await json(here.ask(user.id, '/api/work'))).items;
const stop = async (user: TestUser, id: string, process = here) =>
  workSchema.parse(await json(process.ask(user.id, `/api/work/${id}`, { method: 'DELETE' })));

test('a text is followed word by word to its result, found again by a second page, and put away', async () => {
  const user = await app.users.free();
  const { id, answer, show, end } = await startText(user);
  expect(answer.headers.get('location')).toBe(`/api/work/${id}`);
  expect(answer.headers.get('preference-applied')).toBe('respond-async');
  const events = await here.follow(user.id, id);
  expect(events.response.headers.get('content-type')).toContain('text/event-stream');
  expect(events.response.headers.get('x-accel-buffering')).toBe('no');
  show('Madame,');
  expect(await events.next()).toEqual({ event: 'partial', data: { at: 0, text: 'Madame,' } });
  show('Madame, Monsieur,');
  expect(await events.next()).toEqual({ event: 'partial', data: { at: 7, text: ' Monsieur,' } });
  show('Madame, Monsieur,\nVotre offre\0');
  expect((await events.next())?.data.text).toBe('\nVotre offre ');
  // The second page has it all at once.
  const second = await here.follow(user.id, id);
  expect((await second.next())?.data).toEqual({ at: 0, text: 'Madame, Monsieur,\nVotre offre ' });
  expect((await list(user)).map(({ id: found, kind, state }) => [found, kind, state])).toEqual([
    [id, 'letter', 'running'],
  ]);
  expect(await read(user, id)).toMatchObject({ state: 'running', model: 'plume-1', place: /^text:/, result: null });
  show('Monsieur,');
  expect([await events.next(), events.text()]).toMatchObject([{ data: { at: 1 } }, 'Monsieur,']);
  end({ letter: 'Monsieur,\n…', remaining: 2 });
  const last = { event: 'done', data: { result: { letter: 'Monsieur,\n…', remaining: 2 } } };
  expect(await events.rest()).toEqual([last]);
  expect((await second.rest()).at(-1)).toEqual(last);
  expect(await used(user)).toBe(1);
  // A page that was reloaded at that moment finds what came of it, until it has put it away.
  expect(await list(user)).toMatchObject([{ id, state: 'done' }]);
  expect((await (await here.follow(user.id, id)).rest()).at(-1)).toEqual(last);
  expect((await stop(user, id)).state).toBe('done');
  expect(await list(user)).toEqual([]);
  expect((await read(user, id)).result).toEqual(last.data.result);
});

test('what comes at once, or is refused at once, is answered as it always was', async () => {
  const user = await app.users.free();
  script.current = async () => ({ letter: 'Déjà écrite' });
  const quick = await here.start(user.id);
  expect([quick.status, await quick.json()]).toEqual([200, { letter: 'Déjà écrite' }]);
  script.current = async () => {
    throw new AppError('cv_required');
  };
  const refused = await here.start(user.id);
  expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([409, 'cv_required']);
  expect((await here.start(user.id, { body: { kind: 'poem' } })).status).toBe(400);
  expect(await used(user)).toBe(1);
  script.current = async () => ({ letter: 'Une autre' });
  expect((await here.start(user.id, { body: { kind: null } })).status).toBe(200);
  expect((await here.start(user.id)).status).toBe(200);
  const limit = await here.start(user.id);
  expect(limit.status).toBe(402);
  expect(await list(user)).toEqual([]);
  expect((await app.pool.query('select from running_works where user_id = $1', [user.id])).rowCount).toBe(0);
});

test('who does not ask for it, or has no model, waits for the answer as before', async () => {
  const user = await app.users.free();
  script.current = async ({ showPartial }) => {
    showPartial('Madame,');
    return await new Promise((resolve) => setTimeout(resolve, 400, { letter: 'Entière' }));
  };
  const waited = await here.start(user.id, { headers: {} });
  expect([waited.status, await waited.json()]).toEqual([200, { letter: 'Entière' }]);
  const plain = startWorkProcess(services, script, null);
  expect((await plain.start(user.id)).status).toBe(200);
  expect(await used(user)).toBe(2);
});

test('what fails later is told to who follows as the API would have answered it, and costs nothing', async () => {
  const user = await app.users.free();
  const { id, show, fail } = await startText(user);
  const events = await here.follow(user.id, id);
  show('Madame');
  fail(new AppError('unreadable_page', { reason: 'blocked' }));
  const last = (await events.rest()).at(-1);
  expect(last).toMatchObject({ event: 'failed', data: { error: { error: 'unreadable_page', reason: 'blocked' } } });
  expect(last?.data.error.message).toMatch(/Impossible de récupérer/);
  expect(await read(user, id)).toMatchObject({ state: 'failed', error: last?.data.error });
  expect(await used(user)).toBe(0);
});

test('stopping gives the unit back and leaves nothing to take up again', async () => {
  const user = await app.users.free();
  const { id, show } = await startText(user);
  const events = await here.follow(user.id, id);
  show('Madame');
  expect(await used(user)).toBe(1);
  expect((await stop(user, id)).state).toBe('cancelled');
  expect((await events.rest()).at(-1)).toEqual({ event: 'cancelled', data: {} });
  expect(await used(user)).toBe(0);
  expect(await list(user)).toEqual([]);
  show('Madame, Monsieur');
  expect((await read(user, id)).partial).toBe('Madame');
});

test('what is finished while it is being stopped is kept, and says so', async () => {
  const user = await app.users.free();
  const begun = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  script.current = async () => {
    begun.resolve();
    await go.promise;
    return { letter: 'Finie' };
  };
  const starting = here.start(user.id);
  await begun.promise;
  const { workId } = startedWorkSchema.parse(await (await starting).json());
  expect(await list(user)).toMatchObject([{ id: workId, state: 'running' }]);
  const stopping = stop(user, workId);
  // A page that is opened now does not take up what is wanted no more.
  await vi.waitFor(async () => expect(await list(user)).toEqual([]));
  go.resolve();
  expect(await stopping).toMatchObject({ state: 'done', result: { letter: 'Finie' } });
  expect(await used(user)).toBe(1);
});

test('whoever leaves before the answer, or follows no more for twenty seconds, spends nothing', async () => {
  const user = await app.users.free();
  const leaving = new AbortController();
  const pen = dictate();
  const gone = here.start(user.id, { signal: leaving.signal });
  await pen.begun;
  leaving.abort();
  expect((await gone).status).toBe(499);
  expect(await used(user)).toBe(0);

  const { id, show } = await startText(user);
  const events = await here.follow(user.id, id);
  show('Madame');
  await events.next();
  clock.advance(60_000);
  // As long as somebody follows it goes on.
  await beats(id);
  expect((await read(user, id)).state).toBe('running');
  await events.leave();
  clock.advance(21_000);
  await vi.waitFor(async () => expect((await rowOf(id)).state).toBe('cancelled'), { timeout: 10_000 });
  expect(await used(user)).toBe(0);
});

test('another process follows a text by its row, and stops it', async () => {
  const user = await app.users.free();
  const first = await startText(user);
  const events = await elsewhere.follow(user.id, first.id);
  first.show('Madame,');
  expect((await events.next())?.data).toEqual({ at: 0, text: 'Madame,' });
  first.show('Madame, Monsieur,');
  expect((await events.next())?.data).toEqual({ at: 7, text: ' Monsieur,' });
  // To follow it there keeps it alive here.
  clock.advance(15_000);
  await read(user, first.id, elsewhere);
  clock.advance(10_000);
  await beats(first.id);
  expect((await read(user, first.id, elsewhere)).state).toBe('running');
  first.end({ letter: 'Finie' });
  expect((await events.rest()).at(-1)).toEqual({ event: 'done', data: { result: { letter: 'Finie' } } });

  const second = await startText(user);
  const follower = await elsewhere.follow(user.id, second.id);
  expect((await stop(user, second.id, elsewhere)).state).toBe('cancelled');
  expect((await follower.rest()).at(-1)?.event).toBe('cancelled');
  expect(await used(user)).toBe(1);
});

test('a text of somebody else does not exist', async () => {
  const [user, other] = [await app.users.free(), await app.users.free()];
  const { id, end } = await startText(user);
  for (const process of [here, elsewhere]) {
    for (const unknown of [id, nobody, 'x']) {
      const path = `/api/work/${unknown}`;
      expect((await process.ask(other.id, path)).status).toBe(404);
      expect((await process.ask(other.id, path, { headers: { accept: 'text/event-stream' } })).status).toBe(404);
      expect((await process.ask(other.id, path, { method: 'DELETE' })).status).toBe(404);
    }
  }
  expect(await list(other)).toEqual([]);
  end({});
  await vi.waitFor(async () => expect((await rowOf(id)).state).toBe('done'), { timeout: 10_000 });
});

test('many may follow, and one that does not read holds no more than the text', async () => {
  const user = await app.users.free();
  const { id, show, end } = await startText(user);
  const idle = await here.follow(user.id, id);
  const readers = await Promise.all(Array.from({ length: 20 }, () => here.follow(user.id, id)));
  const ends = readers.map((reader) => reader.rest());
  let text = '';
  for (let word = 0; word < 500; word += 1) {
    text += `mot-${word} `;
    show(text);
    if (word % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  end({ ok: true });
  for (const events of await Promise.all(ends)) expect(events.at(-1)?.event).toBe('done');
  for (const reader of readers) expect(reader.text()).toBe(text);
  const late = await idle.rest();
  expect(late.length).toBeLessThan(5);
  expect([idle.text(), late.at(-1)?.event]).toEqual([text, 'done']);
});

test('a person has three texts under way at most, and an idle one holds up nothing else', async () => {
  const user = await app.users.paid('leader');
  const under = [await startText(user), await startText(user), await startText(user)];
  const fourth = await here.start(user.id);
  expect([fourth.status, await fourth.json()]).toMatchObject([429, { reason: 'works' }]);
  expect((await elsewhere.start(user.id)).status).toBe(429);
  script.current = async () => ({ letter: 'Sans attendre' });
  expect((await here.start(user.id, { headers: {} })).status).toBe(200);
  for (const { end } of under) end({});
  const ids = under.map(({ id }) => id);
  for (const id of ids) await vi.waitFor(async () => expect((await rowOf(id)).state).toBe('done'), { timeout: 10_000 });
  expect((await here.start(user.id)).status).toBe(200);
});

test('a process that stops ends its texts at once, says so, and gives the units back', async () => {
  const user = await app.users.free();
  const leaving = startWorkProcess(services, script);
  const { id } = await startText(user, leaving);
  const events = await leaving.follow(user.id, id);
  await leaving.works.close();
  const last = (await events.rest()).at(-1);
  expect(last).toMatchObject({ event: 'failed', data: { error: { error: 'unavailable', reason: 'work_lost' } } });
  expect(last?.data.error.message).toContain('rien n’a été décompté');
  expect(await used(user)).toBe(0);
  expect((await leaving.start(user.id)).status).toBe(503);
});

test('the text of a killed process has failed, and its unit comes back', async () => {
  const user = await app.users.free();
  const doomed = await spawnNode('hold-work.ts', [JSON.stringify(app.database.connection), user.id], 'being written');
  const [found] = await list(user);
  const id = found?.id ?? '';
  const events = await here.follow(user.id, id);
  expect((await events.next())?.data.text).toBe('Madame');
  await end(doomed, 'SIGKILL');
  expect([(await read(user, id)).state, await used(user)]).toEqual(['running', 1]);
  clock.advance(40_000);
  const last = (await events.rest()).at(-1);
  expect(last).toMatchObject({ event: 'failed', data: { error: { reason: 'work_lost' } } });
  expect(await list(user)).toMatchObject([{ id, state: 'failed' }]);
  await sweepWorks(services);
  expect((await read(user, id)).error?.message).toContain('rien n’a été décompté');
  clock.advance(2 * 60_000);
  await sweepUnits(services);
  expect(await used(user)).toBe(0);
});

test('an account that is erased takes its texts along', async () => {
  const user = await app.users.free();
  const { id } = await startText(user);
  const events = await here.follow(user.id, id);
  await user.post('/api/functions/delete-user-data', {});
  expect((await events.rest()).at(-1)?.event).toBe('cancelled');
  expect(await rowOf(id)).toBeUndefined();
});

test('what came of a text is kept for an hour', async () => {
  const user = await app.users.free();
  const { id, end } = await startText(user);
  end({ letter: 'Finie' });
  await vi.waitFor(async () => expect((await rowOf(id)).state).toBe('done'), { timeout: 10_000 });
  clock.advance(59 * 60_000);
  await sweepWorks(services);
  expect((await read(user, id)).state).toBe('done');
  clock.advance(2 * 60_000);
  expect(await list(user)).toEqual([]);
  await sweepWorks(services);
  expect(await rowOf(id)).toBeUndefined();
});
