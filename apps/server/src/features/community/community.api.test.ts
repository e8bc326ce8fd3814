import {
  type Gathering,
  gatheringsSchema,
  maxMessageLength,
  meetingSchema,
  messageListSchema,
  resourcesSchema,
} from '@coach/contracts/features/community';
import { allHostileStrings } from '@coach/contracts/testing/hostile-strings';
import { afterEach, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { answerMessage } from './answer-message.ts';
import { messagesAnHour } from './community-throttle.ts';
import { listRegistered } from './list-registered.ts';
import type { Catalogue } from './open-catalogue.ts';
import { sweepCommunity } from './sweep-community.ts';

const day = 24 * 3_600_000;
const files: Catalogue = { articles: [], resources: [], gatherings: [] };
const app = await createTestApp({ community: async () => files });
const { clock, mailer, services } = app;
afterEach(() => clock.reset());

/** A gathering that meets once, `days` from now. */
function plan(id: string, more: Partial<Catalogue['gatherings'][number]> = {}, days = 10): string {
  const date = new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10);
  const words = { title: `Atelier, à plusieurs; ${id}`, summary: 'Ensemble.', programme: ['Parler'] };
  const dates = [`${date} 18:00`];
  files.gatherings = files.gatherings.filter((each) => each.id !== id);
  files.gatherings.push({ id, kind: 'workshop', ...words, minutes: 90, capacity: 2, dates, ...more });
  return `${id}-${date}`;
}

/** Days until the morning of a meeting, whatever the hour now. */
function daysUntil(id: string): number {
  return (Date.parse(`${id.slice(-10)}T08:00:00Z`) - clock.now().getTime()) / day;
}

const seat = (user: TestUser, id: string) => user.put(`/api/community/meetings/${id}/registration`, {});
const leave = (user: TestUser, id: string) => user.delete(`/api/community/meetings/${id}/registration`);
const gatherings = async (user: Pick<TestUser, 'get'>): Promise<Gathering[]> =>
  gatheringsSchema.parse((await user.get('/api/community/gatherings')).body).items;

async function mails(user: { email: string }) {
  await app.runJobs();
  return mailer.sent.filter(({ to }) => to === user.email);
}

test('a seat, the waiting list in order, and the seat that comes free goes to the first who waits', async () => {
  const id = plan('ordre', { joinUrl: 'https://visio.example.org/ordre' });
  const [ada, bao, cleo, dora] = await Promise.all(['a', 'b', 'c', 'd'].map(() => app.users.paid('advancer')));
  if (!ada || !bao || !cleo || !dora) throw new Error('four people');
  const first = meetingSchema.parse((await seat(ada, id)).body);
  expect(first).toMatchObject({ seated: 1, mine: { state: 'seated', joinUrl: 'https://visio.example.org/ordre' } });
  expect((await seat(ada, id)).body).toEqual(first);
  await seat(bao, id);
  await seat(cleo, id);
  const last = await seat(dora, id);
  expect(last.body).toMatchObject({ seated: 2, waiting: 2, mine: { state: 'waiting', position: 2, joinUrl: null } });
  expect((await leave(ada, id)).body).toMatchObject({ seated: 2, waiting: 1, mine: null });
  const shown = (await gatherings(cleo)).find((each) => each.id === 'ordre')?.meetings[0];
  expect(shown).toMatchObject({ id, mine: { state: 'seated', position: null } });
  const subjects = async (user: TestUser) => (await mails(user)).map(({ subject }) => subject.split('\u00a0:')[0]);
  expect(await subjects(ada)).toEqual(['Votre place est réservée', 'Votre inscription est annulée']);
  expect(await subjects(cleo)).toEqual(['Vous êtes en liste d’attente', 'Une place s’est libérée pour vous']);
  const listed = (await listRegistered(services)).meetings.find(({ meeting }) => meeting.id === id);
  expect(listed?.people.map(({ userId, seated }) => [userId, seated])).toEqual([
    [bao.id, true],
    [cleo.id, true],
    [dora.id, false],
  ]);
  expect((await leave(dora, id)).body).toMatchObject({ waiting: 0 });
  expect((await leave(dora, id)).status).toBe(200);
  expect(await subjects(dora)).toEqual(['Vous êtes en liste d’attente', 'Vous avez quitté la liste d’attente']);
});

test('the calendar file is well formed, in UTC, keeps its name and is taken back', async () => {
  const id = plan('agenda', { title: 'Réunion, à deux; « jeudi »' });
  const user = await app.users.paid('leader');
  expect((await user.get(`/api/community/meetings/${id}/calendar`)).status).toBe(404);
  await seat(user, id);
  const answer = await user.get(`/api/community/meetings/${id}/calendar`);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  await leave(user, id);
  await seat(user, id);
  const [booked, cancelled, again] = (await mails(user)).map(({ attachments }) => attachments?.[0]?.content ?? '');
  // The clock of tests goes on: the two may be written in different seconds.
  const unstamped = (file = '') => file.replace(/^DTSTAMP:\d{8}T\d{6}Z\r$/m, '');
  expect(unstamped(answer.body)).toBe(unstamped(booked));
  expect(answer.body).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
  const unfolded = (booked ?? '').replaceAll('\r\n ', '');
  const lines = unfolded.split('\r\n');
  expect(lines.slice(0, 5)).toEqual(expect.arrayContaining(['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:PUBLISH']));
  expect(lines).toContain('SUMMARY:Réunion\\, à deux\\; « jeudi »');
  expect(lines).toContain('ORGANIZER;CN="Atelier des Carrières":mailto:operatrice@example.org');
  const start = /^DTSTART:(\d{8}T\d{6}Z)$/m.exec(booked ?? '')?.[1] ?? '';
  const inParis = new Date(start.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
  expect(inParis.toLocaleTimeString('fr-FR', { timeZone: 'Europe/Paris' })).toBe('18:00:00');
  for (const line of (booked ?? '').split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const uid = `UID:${id}@localhost`;
  expect([booked, cancelled].every((file) => file?.includes(uid))).toBe(true);
  expect(cancelled).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1\r\nSTATUS:CANCELLED/);
  // Calendars pass over an entry that is older than what took it back.
  expect(again).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:1\r\nSTATUS:CONFIRMED/);
});

test('plans are checked here; a meeting that began or never was is refused; catalogues are open to all', async () => {
  const workshop = plan('verrou');
  const event = plan('cercle', { kind: 'event' });
  const [builder, advancer] = [await app.users.paid('builder'), await app.users.paid('advancer')];
  const closed = await seat(builder, workshop);
  expect([closed.status, closed.body]).toMatchObject([403, { error: 'subscription_required', reason: 'workshops' }]);
  expect((await seat(advancer, event)).body.reason).toBe('networking');
  expect((await seat(advancer, 'verrou-2020-01-01')).status).toBe(404);
  expect((await seat(advancer, 'inconnu')).status).toBe(404);
  expect((await seat(advancer, workshop)).status).toBe(200);
  await app.users.later(advancer, 11);
  expect((await seat(advancer, workshop)).body).toMatchObject({ error: 'conflict', reason: 'meeting_begun' });
  expect((await leave(advancer, workshop)).status).toBe(409);
  const seen = await gatherings(app.visitor);
  expect(seen.find(({ id }) => id === 'verrou')).toMatchObject({ meetings: [], rhythm: null });
  expect(JSON.stringify(seen)).not.toContain('visio.example.org');
  const offered = (await app.visitor.get('/api/community/resources')).body;
  expect(offered).toEqual(resourcesSchema.parse(offered));
});

test('a deleted account frees its seat, a reminder goes out once, hours that change and dates called off are told', async () => {
  const id = plan('vie', { capacity: 1 });
  const [gone, waits, last] = await Promise.all(['a', 'b', 'c'].map(() => app.users.paid('leader')));
  if (!gone || !waits || !last) throw new Error('three people');
  await seat(gone, id);
  await seat(waits, id);
  await seat(last, id);
  await gone.post('/api/functions/delete-user-data', {});
  await sweepCommunity(services);
  expect((await mails(waits)).at(-1)?.subject).toContain('Une place s’est libérée');
  const dates = [`${id.slice(-10)} 19:30`];
  plan('vie', { capacity: 1, dates });
  await sweepCommunity(services);
  const moved = (await mails(waits)).at(-1);
  expect(moved?.subject).toContain('Nouvel horaire');
  expect(moved?.text).toContain('19:30');
  expect(moved?.attachments?.[0]?.content).toContain('SEQUENCE:1');
  // Who waits has no entry in a calendar to be moved, nor to be taken out.
  const waiting = (await mails(last)).at(-1);
  expect(waiting).toMatchObject({ subject: moved?.subject, attachments: [] });
  expect(waiting?.text).toContain('toujours en liste d’attente');
  clock.advance(daysUntil(id) * day);
  await sweepCommunity(services);
  await sweepCommunity(services);
  expect((await mails(waits)).filter(({ subject }) => subject.startsWith('Rappel'))).toHaveLength(1);
  files.gatherings = files.gatherings.filter((each) => each.id !== 'vie');
  await sweepCommunity(services);
  await sweepCommunity(services);
  const called = (await mails(waits)).filter(({ subject }) => subject.startsWith('Annulé'));
  expect(called).toHaveLength(1);
  expect(called[0]?.attachments?.[0]?.content).toContain('METHOD:CANCEL');
  expect((await mails(last)).at(-1)).toMatchObject({ subject: called[0]?.subject, attachments: [] });
});

test('who does without reminders gets none, and gets one who wants it again before it is over', async () => {
  const id = plan('sans-rappel');
  const user = await app.users.paid('advancer');
  await seat(user, id);
  const choose = (wanted: boolean) => user.patch('/api/mail-choices', { mail: 'meeting_reminder', wanted });
  await choose(false);
  await app.users.later(user, daysUntil(id));
  await sweepCommunity(services);
  const reminders = async () => (await mails(user)).filter(({ subject }) => subject.startsWith('Rappel'));
  expect(await reminders()).toEqual([]);
  await choose(true);
  await sweepCommunity(services);
  expect(await reminders()).toMatchObject([{ leaveUrl: expect.stringContaining('/leave/meeting_reminder.') }]);
  expect((await mails(user))[0]?.leaveUrl).toBeUndefined();
});

test('who asked for a date is told of it once', async () => {
  plan('attendu', { dates: [] });
  const user = await app.users.paid('advancer');
  const notice = () => user.put('/api/community/notices/attendu', {});
  expect((await notice()).body).toEqual({ notice: true });
  await notice();
  expect((await user.put('/api/community/notices/forum', {})).status).toBe(403);
  expect((await user.put('/api/community/notices/rien', {})).status).toBe(404);
  await sweepCommunity(services);
  expect(await mails(user)).toEqual([]);
  expect((await gatherings(user)).find(({ id }) => id === 'attendu')).toMatchObject({ meetings: [], notice: true });
  plan('attendu');
  await Promise.all([sweepCommunity(services), sweepCommunity(services)]);
  expect((await mails(user)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Une date pour')]);
  expect((await gatherings(user)).find(({ id }) => id === 'attendu')?.notice).toBe(false);
});

test('a message reaches the operator, once however often it is sent; its answer comes back', async () => {
  plan('sujet');
  plan('autre-sujet');
  const [user, other] = [await app.users.paid('advancer'), await app.users.paid('leader')];
  const send = (content: string, more: object = {}) =>
    user.post('/api/community/messages', { kind: 'question', gatheringId: 'sujet', content, ...more });
  const asked = 'Peut-on venir avec une offre en anglais ?\n<b>Merci</b>';
  const [one, two] = await Promise.all([send(asked), send(asked)]);
  expect([one.status, two.body.id]).toEqual([201, one.body.id]);
  const [mail, ...more] = await mails({ email: 'operatrice@example.org' });
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ replyTo: user.email, subject: expect.stringContaining('Question sur un atelier') });
  expect(mail?.text).toContain('offre en anglais');
  expect(mail?.html).toContain('&lt;b&gt;Merci');
  expect((await send('trop peu')).body.fields.content).toBeTruthy();
  expect((await send('x'.repeat(maxMessageLength + 1))).status).toBe(400);
  expect((await send('Une question sur rien du tout', { gatheringId: 'rien' })).status).toBe(404);
  expect((await send('Un mentor dans la logistique', { kind: 'mentoring' })).body.reason).toBe('networking');
  expect(await answerMessage(services, one.body.id, 'Oui, avec plaisir.')).toBe(true);
  expect(await answerMessage(services, 'ffffffff-0000-4000-8000-000000000000', 'Non')).toBe(false);
  expect((await mails(user)).at(-1)?.text).toContain('Oui, avec plaisir.');
  const list = async (who: TestUser) => messageListSchema.parse((await who.get('/api/community/messages')).body).items;
  expect(await list(user)).toMatchObject([{ content: asked, answer: 'Oui, avec plaisir.' }]);
  expect(await list(other)).toEqual([]);
  const alike = ['sujet', 'autre-sujet'].map((gatheringId) => ({ kind: 'question', gatheringId, content: asked }));
  for (const each of alike) expect((await other.post('/api/community/messages', each)).status).toBe(201);
  expect(await list(other)).toHaveLength(2);
  const many = await Promise.all(Array.from({ length: messagesAnHour }, (_, at) => send(`Question numéro ${at}`)));
  expect(many.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('every hostile string in a message is kept to the character or refused clearly', async () => {
  const [user, other] = [await app.users.paid('leader'), await app.users.paid('leader')];
  for (const [at, { text }] of allHostileStrings.slice(0, 2 * messagesAnHour).entries()) {
    const content = `Bonjour, ${text}`.slice(0, maxMessageLength);
    const answer = await (at % 2 ? user : other).post('/api/community/messages', { kind: 'connection', content });
    expect([201, 400]).toContain(answer.status);
    if (answer.status === 201) expect(answer.body.content.length).toBe(content.trim().length);
  }
  await app.runJobs();
});
