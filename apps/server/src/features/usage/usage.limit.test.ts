import { monthlyLimit } from '@coach/contracts/limits';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { giveBackUnit } from './give-back-unit.ts';
import { whileKeepingUnit } from './keep-unit.ts';
import { readUsage } from './read-usage.ts';
import { reserveUnit } from './reserve-unit.ts';
import { settleUnit } from './settle-unit.ts';
import { sweepUnits } from './sweep-units.ts';
import { withReservedUnit } from './with-reserved-unit.ts';

const app = await createTestApp();
const { clock, services } = app;

function contextOf(user: TestUser, signal = new AbortController().signal): UserContext {
  const actor = { userId: user.id, sessionId: '', email: user.email, fullName: '' };
  return { ...services, actor, signal } as unknown as UserContext;
}

async function reservationOf(id: string): Promise<Date> {
  const found = await app.pool.query('select expires_at from usage_reservations where id = $1', [id]);
  return found.rows[0].expires_at;
}

async function used(user: TestUser): Promise<number> {
  return (await readUsage(contextOf(user))).meters.cv_analysis.used;
}

test('a hundred at once with three left give exactly three, twenty times over', async () => {
  for (let round = 0; round < 20; round += 1) {
    const user = await app.users.free();
    const context = contextOf(user);
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => reserveUnit(context, 'cv_analysis')));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(97);
    expect(refused.every((error) => error instanceof AppError && error.code === 'limit_reached')).toBe(true);
    expect(await used(user)).toBe(3);
  }
});

test('a unit given back can be taken again, and is given back once', async () => {
  const user = await app.users.free();
  const context = contextOf(user);
  const units = [];
  for (let count = 0; count < 3; count += 1) units.push(await reserveUnit(context, 'cv_analysis'));
  await expect(reserveUnit(context, 'cv_analysis')).rejects.toThrow('limit_reached');
  await Promise.all(units.slice(0, 1).flatMap((unit) => [giveBackUnit(context, unit), giveBackUnit(context, unit)]));
  expect(await used(user)).toBe(2);
  await reserveUnit(context, 'cv_analysis');
  await expect(reserveUnit(context, 'cv_analysis')).rejects.toThrow('limit_reached');
});

test('a spent unit cannot be given back', async () => {
  const user = await app.users.free();
  const context = contextOf(user);
  const unit = await reserveUnit(context, 'cv_analysis');
  await settleUnit(services.db, unit);
  await giveBackUnit(context, unit);
  expect(await used(user)).toBe(1);
});

test('work that fails or is cancelled gives its unit back', async () => {
  const user = await app.users.free();
  const failing = withReservedUnit(contextOf(user), 'cv_analysis', async () => {
    throw new Error('the work failed');
  });
  await expect(failing).rejects.toThrow('the work failed');
  const left = AbortSignal.abort();
  await expect(withReservedUnit(contextOf(user, left), 'cv_analysis', async () => 'done')).rejects.toThrow();
  expect(await used(user)).toBe(0);
});

test('the sweep gives back what a dead process had taken, and work that comes back later is not paid for', async () => {
  const user = await app.users.free();
  const context = contextOf(user);
  const unit = await reserveUnit(context, 'cv_analysis');
  await sweepUnits(services);
  expect(await used(user)).toBe(1);
  clock.advance(3 * 60_000);
  expect(await sweepUnits(services)).toBeGreaterThanOrEqual(1);
  expect(await used(user)).toBe(0);
  await expect(settleUnit(services.db, unit)).rejects.toThrow('unavailable');
  clock.reset();
});

test('work that takes long keeps its unit as long as it goes on', async () => {
  const user = await app.users.free();
  const context = contextOf(user);
  const unit = await reserveUnit(context, 'cv_analysis');
  const long = async () => {
    clock.advance(60_000);
    await vi.waitFor(async () =>
      expect((await reservationOf(unit.id)).getTime()).toBeGreaterThan(clock.now().getTime() + 90_000),
    );
    clock.advance(90_000);
    await sweepUnits(services);
    await settleUnit(services.db, unit);
  };
  await whileKeepingUnit(context, unit, long, 20);
  expect(await used(user)).toBe(1);
  clock.reset();
});

test('months begin in Paris', async () => {
  const user = await app.users.free();
  const context = contextOf(user);
  clock.set('2026-12-31T22:30:00Z');
  await reserveUnit(context, 'cv_analysis');
  expect(await readUsage(context)).toMatchObject({
    month: '2026-12',
    meters: { cv_analysis: { used: 1, remaining: 2 } },
  });
  clock.set('2026-12-31T23:30:00Z');
  expect(await readUsage(context)).toMatchObject({
    month: '2027-01',
    meters: { cv_analysis: { used: 0, remaining: 3 } },
  });
  clock.reset();
});

test('an unlimited plan counts without ever refusing', async () => {
  const user = await app.users.paid('advancer');
  const context = contextOf(user);
  expect(monthlyLimit('cv_analysis', 'advancer')).toBeNull();
  for (let count = 0; count < 20; count += 1) await reserveUnit(context, 'cv_analysis');
  expect((await readUsage(context)).meters.cv_analysis).toEqual({ used: 20, limit: null, remaining: null });
});

test('the database function counts a month by itself', async () => {
  const user = await app.users.free();
  const increment = () =>
    services.db.execute<{ count: number }>(sql`select increment_usage(${user.id}, 'linkedin_analysis') as count`);
  expect((await increment()).rows[0]?.count).toBe(1);
  expect((await increment()).rows[0]?.count).toBe(2);
});
