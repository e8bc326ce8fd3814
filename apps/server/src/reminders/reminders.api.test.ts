import { mailChoicesSchema, type OptionalMail } from '@coach/contracts/features/mails';
import { afterEach, expect, test } from 'vitest';
import { parisInstant } from '../features/community/paris-instant.ts';
import { daysAfter, parisDate } from '../paris-date.ts';
import { sampleOffer } from '../testing/sample-texts.ts';
import { appUrl, createTestApp } from '../testing/test-app.ts';
import type { TestUser } from '../testing/test-user.ts';
import { sweepReminders } from './sweep-reminders.ts';

const app = await createTestApp();
const { clock, services, mailer } = app;
afterEach(() => clock.reset());

const choose = (user: TestUser, mail: OptionalMail, wanted: boolean) =>
  user.patch('/api/mail-choices', { mail, wanted });

async function swept(user: TestUser) {
  await Promise.all([sweepReminders(services), sweepReminders(services)]);
  await app.runJobs();
  return mailer.sent.filter(({ to }) => to === user.email);
}

async function addStep(user: TestUser, nextStepDate: string): Promise<void> {
  const { id } = (await user.post('/api/jobs', { text: sampleOffer })).body;
  await app.runJobs();
  await user.patch(`/api/jobs/${id}`, { nextStepDate });
}

const use = (user: TestUser, meter: string, month: string, count: number) =>
  app.pool.query(
    `insert into monthly_usage (user_id, feature_type, month_year, usage_count) values ($1, $2, $3, $4)
     on conflict (user_id, feature_type, month_year) do update set usage_count = $4`,
    [user.id, meter, month, count],
  );

/** To a time of a day in Paris, some days ahead. */
function goTo(days: number, time: string): void {
  clock.set(parisInstant(daysAfter(parisDate(new Date()), days), time).toISOString());
}

test('nothing comes unasked but the reminder of what one registered for; each choice is kept', async () => {
  const user = await app.users.free();
  const unasked = { next_step: false, meeting_reminder: true, limits: false, credits: false };
  expect((await user.get('/api/mail-choices')).body).toEqual(unasked);
  expect((await choose(user, 'limits', true)).body).toEqual({ ...unasked, limits: true });
  await choose(user, 'meeting_reminder', false);
  const read = mailChoicesSchema.parse((await user.get('/api/mail-choices')).body);
  expect(read).toEqual({ ...unasked, limits: true, meeting_reminder: false });
  expect((await user.patch('/api/mail-choices', { mail: 'reset_password', wanted: false })).status).toBe(400);
});

test('the next steps of a day come in one mail, that morning, to who asked for them and has not just noted them', async () => {
  const [user, silent] = [await app.users.free(), await app.users.free()];
  await choose(user, 'next_step', true);
  const tomorrow = daysAfter(parisDate(new Date()), 1);
  await addStep(user, tomorrow);
  await addStep(user, tomorrow);
  await addStep(user, daysAfter(tomorrow, 1));
  await addStep(silent, tomorrow);
  goTo(1, '06:59');
  expect(await swept(user)).toEqual([]);
  goTo(1, '07:01');
  expect(await swept(user)).toHaveLength(1);
  const [mail, ...more] = await swept(user);
  expect(more).toEqual([]);
  expect(mail?.subject).toContain('Vos 2 prochaines étapes');
  expect(mail?.text).toContain('– Assistant comptable');
  expect(mail?.text).toContain(`${appUrl}/dashboard/jobs\n`);
  expect(await swept(silent)).toEqual([]);
  await app.pool.query('delete from mail_reminders');
  await app.pool.query('update job_offers set updated_at = $1', [clock.now()]);
  expect(await swept(user)).toHaveLength(1);
});

test('the link of a mail leaves it for good, signed out, and by the mail program itself; a visit changes nothing', async () => {
  const user = await app.users.free();
  await choose(user, 'next_step', true);
  await choose(user, 'limits', true);
  await addStep(user, daysAfter(parisDate(new Date()), 1));
  goTo(1, '08:00');
  const [mail] = await swept(user);
  const address = mail?.leaveUrl ?? '';
  const token = address.split('/').at(-1) ?? '';
  expect(mail?.text).toContain(`${appUrl}/dashboard/jobs?offre=`);
  expect(mail?.text).toContain(`${appUrl}/e-mails#token=${token}`);
  expect(mail?.html).toContain(`${appUrl}/e-mails#token=${token}`);
  clock.reset();
  const visit = await app.ask(address);
  expect([visit.status, visit.headers.get('location')]).toEqual([303, `${appUrl}/e-mails#token=${token}`]);
  const choices = async () => (await user.get('/api/mail-choices')).body;
  expect(await choices()).toMatchObject({ next_step: true });
  const forged = token.replace('next_step', 'limits');
  const leave = (which: string, headers = {}) =>
    app.ask(`/api/mail-choices/leave/${which}`, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers });
  for (const wrong of [forged, 'next_step', `${token}x`, '%00']) expect((await leave(wrong)).status).toBe(404);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example.com' };
  expect((await leave(token, headers)).status).toBe(200);
  expect(await (await leave(token)).json()).toEqual({ mail: 'next_step', wanted: false });
  expect(await choices()).toMatchObject({ next_step: false, limits: true });
  await user.post('/api/functions/delete-user-data', {});
  expect((await leave(token)).status).toBe(200);
});

test('a limit is told once when it is near and once when it is reached; units under way do not count', async () => {
  const user = await app.users.paid('builder');
  const month = parisDate(clock.now()).slice(0, 7);
  await choose(user, 'limits', true);
  await use(user, 'cv_analysis', month, 11);
  expect(await swept(user)).toEqual([]);
  await use(user, 'cv_analysis', month, 12);
  expect((await swept(user)).map(({ subject }) => subject)).toEqual([expect.stringContaining('approche')]);
  await use(user, 'cv_analysis', month, 15);
  const held = `insert into usage_reservations values (gen_random_uuid(), $1, 'cv_analysis', $2, now() + interval '1 minute')`;
  await app.pool.query(held, [user.id, month]);
  expect(await swept(user)).toHaveLength(1);
  await app.pool.query('delete from usage_reservations');
  const told = await swept(user);
  expect(told).toHaveLength(2);
  expect(told[1]?.subject).toContain('atteinte');
  expect(told[1]?.text).toContain('– analyses de CV\u00a0: 15 sur 15');
});

test('what was used last month is told to be back on the 1st, and nothing that has no limit', async () => {
  const [user, unlimited] = [await app.users.free(), await app.users.paid('leader')];
  const month = parisDate(clock.now()).slice(0, 7);
  for (const each of [user, unlimited]) {
    await choose(each, 'credits', true);
    await use(each, 'cv_analysis', month, 2);
  }
  const next = daysAfter(`${month}-28`, 4).slice(0, 7);
  clock.set(parisInstant(`${next}-01`, '08:00').toISOString());
  const [mail, ...more] = await swept(user);
  expect([mail?.subject, more]).toEqual(['Vos crédits sont revenus – Coach Carrière', []]);
  expect(mail?.text).toContain('– analyses de CV\u00a0: 3');
  expect(mail?.text).not.toContain('lettres');
  expect(await swept(unlimited)).toEqual([]);
  clock.advance(24 * 3_600_000);
  expect(await swept(user)).toHaveLength(1);
});

test('what is turned off while it waits is not sent', async () => {
  const user = await app.users.free();
  await choose(user, 'limits', true);
  await use(user, 'cv_analysis', parisDate(clock.now()).slice(0, 7), 3);
  await sweepReminders(services);
  await choose(user, 'limits', false);
  expect(await swept(user)).toEqual([]);
});
