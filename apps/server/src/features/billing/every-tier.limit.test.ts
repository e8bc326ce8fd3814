import { type Gate, gates } from '@coach/contracts/gates';
import { type Meter, meters } from '@coach/contracts/limits';
import { expect, test } from 'vitest';
import type { UserContext } from '../../context.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { readUsage } from '../usage/read-usage.ts';
import { reserveUnit } from '../usage/reserve-unit.ts';
import { requireGate } from './require-gate.ts';

const app = await createTestApp();

/** Every name the specification has, and one it has not. */
const names = [
  'free',
  'explorer',
  'builder',
  'starter',
  'advancer',
  'professional',
  'leader',
  'enterprise',
  'platinum',
] as const;
type Name = (typeof names)[number];

/** Units a month as decided, by the names that share them; null is unlimited. */
const units: Record<Meter, [few: number, builder: number, advancer: number | null, leader: number | null]> = {
  cv_analysis: [3, 15, null, null],
  motivation_letter: [3, 15, null, null],
  linkedin_analysis: [1, 3, 10, null],
  interview_simulation: [1, 3, 10, null],
  elevator_pitch: [0, 3, 10, null],
  interview_coaching: [3, 10, 30, null],
};
const column: Record<Name, 0 | 1 | 2 | 3> = {
  free: 0,
  explorer: 0,
  starter: 0,
  platinum: 0,
  builder: 1,
  advancer: 2,
  professional: 2,
  leader: 3,
  enterprise: 3,
};

/** The names each gate lets pass, as decided. */
const aboveLeader: Name[] = ['leader', 'enterprise'];
const aboveAdvancer: Name[] = ['advancer', 'professional', ...aboveLeader];
const aboveBuilder: Name[] = ['builder', 'starter', ...aboveAdvancer];
const passing: Record<Gate, Name[]> = {
  enhanced_cv: aboveBuilder,
  save_template: aboveBuilder,
  premium_models: aboveBuilder,
  whole_library: aboveBuilder,
  linkedin_advice: aboveBuilder,
  answer_analysis: aboveBuilder,
  question_count: aboveAdvancer,
  adaptive_questions: aboveAdvancer,
  voice_interview: aboveAdvancer,
  advisor: aboveAdvancer,
  salary_benchmark: aboveAdvancer,
  workshops: aboveAdvancer,
  sector: aboveAdvancer,
  sector_comparison: aboveAdvancer,
  answer_recording: aboveLeader,
  performance_tracking: aboveLeader,
  specialised_coaching: aboveLeader,
  networking: aboveLeader,
};

/** Someone whose subscription carries that name. */
async function someoneOn(tier: Name, subscribed = true): Promise<{ user: TestUser; context: UserContext }> {
  const user = await app.users.free();
  await app.pool.query(
    "insert into subscriptions (user_id, subscribed, tier, provider, status) values ($1, $2, $3, 'operator', 'active')",
    [user.id, subscribed, tier],
  );
  const actor = { userId: user.id, sessionId: '', email: user.email, fullName: '' };
  return { user, context: { ...app.services, actor } as unknown as UserContext };
}

async function passesOf(context: UserContext): Promise<Gate[]> {
  const outcomes = await Promise.allSettled(gates.map((gate) => requireGate(context, gate)));
  return gates.filter((_, index) => outcomes[index]?.status === 'fulfilled');
}

test.each(names)('what %s may do each month is what is decided, to the unit', async (tier) => {
  const { context } = await someoneOn(tier);
  for (const meter of meters) {
    const limit = units[meter][column[tier]];
    expect((await readUsage(context)).meters[meter]).toEqual({ used: 0, limit, remaining: limit });
    for (let taken = 0; taken < (limit ?? 40); taken += 1) await reserveUnit(context, meter);
    if (limit === null) await reserveUnit(context, meter);
    else
      await expect(reserveUnit(context, meter)).rejects.toMatchObject({
        code: 'limit_reached',
        details: { needsUpgrade: true, values: { limit } },
      });
  }
});

test.each(names)('the gates %s may pass are those decided', async (tier) => {
  const { context } = await someoneOn(tier);
  expect(await passesOf(context)).toEqual(gates.filter((gate) => passing[gate].includes(tier)));
});

test.each(names)('%s without a subscription that runs is free', async (tier) => {
  const { context } = await someoneOn(tier, false);
  expect(await passesOf(context)).toEqual([]);
  expect((await readUsage(context)).meters.cv_analysis.limit).toBe(3);
});

test('over HTTP, a gate answers 403 with the plan that opens it, and a meter 402 with its figure', async () => {
  const { user } = await someoneOn('explorer');
  const ask = () =>
    user.post('/api/functions/analyze-cv', { cvContent: `CV ${Math.random()}`, jobDescription: 'Comptable' });
  const { body } = await ask();
  const closed = await user.post('/api/functions/generate-enhanced-cv', {
    analysisId: body.analysisId,
    format: 'docx',
  });
  expect([closed.status, closed.body]).toEqual([
    403,
    expect.objectContaining({ error: 'subscription_required', needsUpgrade: true, success: false }),
  ]);
  expect(closed.body.message).toContain('Builder');
  await ask();
  await ask();
  const over = await ask();
  expect([over.status, over.body]).toEqual([
    402,
    expect.objectContaining({ error: 'limit_reached', needsUpgrade: true }),
  ]);
});

test('units are counted by the month in Paris, whatever plan they were taken on', async () => {
  const { user, context } = await someoneOn('builder');
  app.clock.set('2027-01-31T22:59:59.000Z');
  await reserveUnit(context, 'cv_analysis');
  await app.pool.query("update subscriptions set tier = 'explorer' where user_id = $1", [user.id]);
  expect(await readUsage(context)).toMatchObject({
    month: '2027-01',
    meters: { cv_analysis: { used: 1, remaining: 2 } },
  });
  for (const _ of [1, 2]) await reserveUnit(context, 'cv_analysis');
  await expect(reserveUnit(context, 'cv_analysis')).rejects.toThrow('limit_reached');
  await app.pool.query("update subscriptions set tier = 'builder' where user_id = $1", [user.id]);
  expect((await readUsage(context)).meters.cv_analysis).toEqual({ used: 3, limit: 15, remaining: 12 });
  app.clock.set('2027-01-31T23:00:00.000Z');
  expect(await readUsage(context)).toMatchObject({ month: '2027-02', meters: { cv_analysis: { used: 0, limit: 15 } } });
  app.clock.reset();
});
