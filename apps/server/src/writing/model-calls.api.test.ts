import { randomUUID } from 'node:crypto';
import type { ModelCallOutcome } from '@coach/contracts/features/model-calls';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { UserContext } from '../context.ts';
import { fakeModel } from '../ports/fake-model.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestUser } from '../testing/test-user.ts';
import { isEngineOnly } from './engine-only.ts';
import { findSavedAnswer, keepCall, sweepCalls } from './model-calls.ts';

const app = await createTestApp();
const { services, clock } = app;
const schema = z.object({ body: z.string() });

function contextOf({ id, email }: TestUser): UserContext {
  return { ...services, actor: { userId: id, sessionId: '', email, fullName: 'Camille Essai' } } as UserContext;
}

async function keep(user: TestUser, key: string, outcome: ModelCallOutcome = 'answered', answer: unknown = null) {
  const [task, version, provider, model] = ['letter', 1, 'essai.example.com', 'plume-1'] as const;
  const usage = { inputTokens: 812, outputTokens: 240 };
  const material = `CV\n[PRENOM_1] [NOM_1], ${key}\u0000`;
  const call = { task, version, provider, model, key, material, usage, answer, outcome };
  await keepCall(contextOf(user), call);
}

test('the same request within a day is answered from what is kept, for the same person and where it went well', async () => {
  const [user, other] = [await app.users.free(), await app.users.free()];
  const saved = (who: TestUser, key = 'a') => findSavedAnswer(contextOf(who), key, schema);
  await keep(user, 'a', 'answered', { body: 'Bonjour [NOM_1]' });
  await keep(user, 'b', 'leaking', { body: 'x' });
  await keep(user, 'c', 'answered', { title: 'autre forme' });
  expect(await saved(user)).toEqual({ body: 'Bonjour [NOM_1]' });
  expect([await saved(other), await saved(user, 'b'), await saved(user, 'c')]).toEqual([null, null, null]);
  clock.advance(24 * 3_600_000 + 1);
  expect(await saved(user)).toBeNull();
  clock.reset();
});

test('what was sent is listed newest first, shown to the letter, and forgotten when asked', async () => {
  const [user, other] = [await app.users.free(), await app.users.free()];
  for (const key of ['un', 'deux', 'trois']) {
    await keep(user, key, key === 'deux' ? 'timeout' : 'answered');
    clock.advance(1_000);
  }
  await keep(other, 'un');
  const first = (await user.get('/api/model-calls?limit=2')).body;
  const second = (await user.get(`/api/model-calls?limit=2&cursor=${first.nextCursor}`)).body;
  const all = [...first.items, ...second.items];
  expect(all.map(({ outcome }) => outcome)).toEqual(['answered', 'timeout', 'answered']);
  expect(all[0]).not.toHaveProperty('material');
  const shown = (await user.get(`/api/model-calls/${all[2].id}`)).body;
  expect(shown).toMatchObject({
    ...{ task: 'letter', taskVersion: 1, provider: 'essai.example.com', model: 'plume-1' },
    ...{ inputTokens: 812, outputTokens: 240, material: 'CV\n[PRENOM_1] [NOM_1], un ' },
  });
  expect((await other.get(`/api/model-calls/${all[2].id}`)).status).toBe(404);
  expect((await other.delete(`/api/model-calls/${all[2].id}`)).status).toBe(404);
  expect((await user.delete(`/api/model-calls/${all[2].id}`)).status).toBe(204);
  expect((await user.get(`/api/model-calls/${all[2].id}`)).status).toBe(404);
  expect((await user.delete('/api/model-calls')).status).toBe(204);
  expect((await user.get('/api/model-calls')).body).toEqual({ items: [], nextCursor: null });
  expect((await other.get('/api/model-calls')).body.items).toHaveLength(1);
  clock.reset();
});

test('after thirty days nothing of it is left', async () => {
  const user = await app.users.free();
  await keep(user, 'a');
  const sweepAfter = async (days: number) => {
    const now = new Date(clock.now().getTime() + days * 24 * 3_600_000);
    await sweepCalls({ db: services.db, clock: { now: () => now } });
    return (await user.get('/api/model-calls')).body.items.length;
  };
  expect([await sweepAfter(29), await sweepAfter(31)]).toEqual([1, 0]);
});

test('a call that cannot be kept costs nobody their text', async () => {
  const gone = { ...(await app.users.free()), id: randomUUID() };
  await expect(keep(gone, 'a')).resolves.toBeUndefined();
});

test('who writes is told, and each person may stay on the engine alone', async () => {
  const [user, other] = [await app.users.free(), await app.users.free()];
  expect((await user.get('/api/writing-settings')).body).toEqual({ model: null, engineOnly: false });
  expect((await user.put('/api/writing-settings', { engineOnly: 'oui' })).status).toBe(400);
  expect((await user.put('/api/writing-settings', { engineOnly: true })).body.engineOnly).toBe(true);
  expect([await isEngineOnly(contextOf(user)), await isEngineOnly(contextOf(other))]).toEqual([true, false]);
  expect((await user.get('/api/profile')).body).not.toHaveProperty('engineOnly');
});

test('the configured model is named', async () => {
  const withModel = await createTestApp({ model: { ...fakeModel(), provider: 'mistral', name: 'mistral-medium' } });
  const user = await withModel.users.free();
  expect((await user.get('/api/writing-settings')).body.model).toEqual({ provider: 'mistral', name: 'mistral-medium' });
});
