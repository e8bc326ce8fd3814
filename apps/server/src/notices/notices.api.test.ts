import { type NoticeList, noticeListSchema } from '@coach/contracts/features/notices';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { interviewSessions } from '../db/schema/interviews.ts';
import { noticeReads } from '../db/schema/notices.ts';
import { parisDate } from '../paris-date.ts';
import { sampleOffer } from '../testing/sample-texts.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestUser } from '../testing/test-user.ts';

const app = await createTestApp();
const { clock, services } = app;
const dayMs = 24 * 3_600_000;
afterEach(() => clock.reset());

async function read(user: TestUser): Promise<NoticeList> {
  const answer = await user.get('/api/notifications');
  expect(answer.status).toBe(200);
  return noticeListSchema.parse(answer.body);
}
const kindsOf = ({ items }: NoticeList) => items.map(({ kind }) => kind);
const day = (days: number) => parisDate(new Date(clock.now().getTime() + days * dayMs));

async function addStep(user: TestUser, nextStepDate: string): Promise<string> {
  const { id } = (await user.post('/api/jobs', { text: sampleOffer })).body;
  await app.runJobs();
  expect((await user.patch(`/api/jobs/${id}`, { nextStepDate })).status).toBe(200);
  return id;
}

const use = (user: TestUser, meter: string, count: number) =>
  app.pool.query(
    `insert into monthly_usage (user_id, feature_type, month_year, usage_count) values ($1, $2, $3, $4)
     on conflict (user_id, feature_type, month_year) do update set usage_count = $4`,
    [user.id, meter, day(0).slice(0, 7), count],
  );

test('next steps are told for tomorrow, for today and once late, each anew, until the employer says no', async () => {
  const user = await app.users.free();
  const [late, today, tomorrow] = [
    await addStep(user, day(-2)),
    await addStep(user, day(0)),
    await addStep(user, day(1)),
  ];
  await addStep(user, day(2));
  const told = await read(user);
  expect(told.items.map((item) => item.kind === 'next_step' && [item.due, item.jobId])).toEqual([
    ['late', late],
    ['today', today],
    ['tomorrow', tomorrow],
  ]);
  expect(told.items[0]).toMatchObject({ title: 'Assistant comptable', read: false });
  await user.patch('/api/notifications', { read: true });
  expect((await read(user)).unread).toBe(0);
  await app.users.later(user, 1);
  // Today’s is late now, tomorrow’s is today’s, and the day after has come near.
  expect((await read(user)).unread).toBe(3);
  await user.patch(`/api/jobs/${late}`, { applicationStatus: 'refused' });
  expect((await read(user)).items).toHaveLength(3);
});

test('a limit is near at four fifths and then reached, once a month, and none where a plan has nothing', async () => {
  const user = await app.users.paid('builder');
  await use(user, 'cv_analysis', 11);
  expect((await read(user)).items).toEqual([]);
  await use(user, 'cv_analysis', 12);
  expect((await read(user)).items).toMatchObject([{ kind: 'limit_near', used: 12, limit: 15 }]);
  await use(user, 'cv_analysis', 15);
  expect((await read(user)).items).toMatchObject([{ kind: 'limit_reached', meter: 'cv_analysis', read: false }]);
  expect((await read(await app.users.free())).items).toEqual([]);
});

test('an interview left for three days waits, and again three days after it was taken up', async () => {
  const user = await app.users.free();
  const { sessionId } = (
    await user.post('/api/functions/generate-questions', { level: 'Senior', jobDescription: sampleOffer })
  ).body;
  await use(user, 'interview_simulation', 0);
  const leave = (days: number) =>
    services.db
      .update(interviewSessions)
      .set({ updatedAt: new Date(clock.now().getTime() - days * dayMs) })
      .where(eq(interviewSessions.id, sessionId));
  await leave(2.9);
  expect((await read(user)).items).toEqual([]);
  await leave(3.1);
  const waiting = await read(user);
  expect(waiting).toMatchObject({ unread: 1, items: [{ kind: 'interview_waiting', interviewId: sessionId }] });
  await user.patch('/api/notifications', { read: true, ids: [waiting.items[0]?.id] });
  expect((await read(user)).unread).toBe(0);
  await user.patch(`/api/interview-sessions/${sessionId}`, { responses: ['J’ai tenu la comptabilité générale.'] });
  expect((await read(user)).items).toEqual([]);
  await leave(4);
  expect((await read(user)).items).toMatchObject([{ answered: 1, read: false }]);
  await user.patch(`/api/interview-sessions/${sessionId}`, { completed: true });
  expect((await read(user)).items).toEqual([]);
});

test('a payment that failed is told with its grace, and the end of what was paid for afterwards', async () => {
  const user = await app.users.paid('builder');
  const accessUntil = new Date(clock.now().getTime() + 5 * dayMs);
  await app.pool.query(
    `update subscriptions set provider = 'simulated', status = 'past_due', access_until = $2 where user_id = $1`,
    [user.id, accessUntil],
  );
  await app.pool.query(
    `insert into invoices (user_id, account_hash, provider, invoice_id, number, amount_cents, currency, status, plan, issued_at)
     values ($1, '', 'simulated', gen_random_uuid(), 'N-1', 599, 'eur', 'paid', 'builder', now())`,
    [user.id],
  );
  expect((await read(user)).items).toMatchObject([{ kind: 'payment_failed', until: accessUntil.toISOString() }]);
  await app.users.later(user, 6);
  expect((await read(user)).items).toMatchObject([{ kind: 'plan_ended', plan: 'builder' }]);
  await app.users.later(user, 60);
  expect((await read(user)).items).toEqual([]);
});

test('what is read stays so, can be unread, and is kept for what there is alone', async () => {
  const user = await app.users.free();
  await addStep(user, day(0));
  await use(user, 'cv_analysis', 3);
  const { items } = await read(user);
  expect(kindsOf({ items, unread: 0 })).toEqual(['next_step', 'limit_reached']);
  const ids = [items[0]?.id, 'limit_reached cv_analysis 1999-01', 'n’importe quoi\u0000'];
  expect((await user.patch('/api/notifications', { read: true, ids })).body).toMatchObject({ unread: 1 });
  const kept = await services.db.select().from(noticeReads).where(eq(noticeReads.userId, user.id));
  expect(kept.map(({ noticeId }) => noticeId)).toEqual([items[0]?.id]);
  const other = await app.users.free();
  expect((await other.patch('/api/notifications', { read: false, ids })).body.items).toEqual([]);
  expect((await read(user)).unread).toBe(1);
  expect((await user.patch('/api/notifications', { read: false })).body).toMatchObject({ unread: 2 });
  expect((await user.patch('/api/notifications', { read: 'oui' })).status).toBe(400);
});
