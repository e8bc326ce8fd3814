import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import type { Services } from '../context.ts';
import { openDatabase, openPool } from '../db/database.ts';
import { jobHandlers } from '../job-handlers.ts';
import { smtpMailer } from '../ports/smtp-mailer.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startPgBossQueue } from '../work/pg-boss-queue.ts';
import { composeMail } from './compose-mail.ts';
import { postMail } from './post-mail.ts';

type Received = {
  to: string[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
  replyTo: string | undefined;
  /** The lines of its head, unfolded by nothing. */
  head: string[];
  files: { name: string | undefined; type: string; text: string }[];
};

/** A mail server that answers `refusals` first, one for each message it is offered. */
async function startMailServer(refusals: number[] = [], port = 0) {
  const received: Received[] = [];
  let offered = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    async onData(stream, session, done) {
      offered += 1;
      const mail = await simpleParser(stream);
      const responseCode = refusals.shift();
      if (responseCode)
        return done(Object.assign(new Error(`${session.envelope.rcptTo[0]?.address}: not now`), { responseCode }));
      received.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html || '',
        messageId: mail.messageId ?? '',
        replyTo: mail.replyTo?.value[0]?.address,
        head: mail.headerLines.map(({ line }) => line),
        files: mail.attachments.map(({ filename, contentType, content }) => ({
          name: filename,
          type: contentType,
          text: content.toString('utf8'),
        })),
      });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    received,
    port: address.port,
    offered: () => offered,
    stop: () => new Promise<void>((r) => server.close(r)),
  };
}

async function startMailing(port: number) {
  const database = await createTestDatabase();
  const pool = openPool(database.connection, () => {});
  const log = pino({ level: 'silent' });
  const jobs = await startPgBossQueue(database.connection, log);
  const services = {
    db: openDatabase(pool),
    jobs,
    log,
    mailer: smtpMailer(`smtp://127.0.0.1:${port}`, 'Coach Carrière <coach@example.org>'),
    secret: 'a-secret-for-tests-of-more-than-32-characters',
    appUrl: 'http://localhost:3000',
  } as unknown as Services;
  await pool.query("insert into users (id, name, email) values ('someone', 'Camille', 'camille.essai@example.com')");
  await jobs.work(jobHandlers(services));
  afterAll(async () => {
    await jobs.stop();
    await services.mailer.close();
    await pool.end();
    await database.drop();
  });
  const receiver = { userId: 'someone', email: 'Camille.Essai@example.com', language: 'fr' as const };
  const content = { kind: 'reset_password', fullName: 'Camille <b>Essai', token: 'un-jeton-tout-neuf' } as const;
  return { services, post: () => postMail(services, services.db, receiver, content) };
}

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited += 50) {
    if (waited > 60_000) throw new Error('nothing came');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a mail reaches its server in both forms, with accents, and a name cannot become markup', async () => {
  const server = await startMailServer();
  const { post } = await startMailing(server.port);
  await post();
  await until(() => server.received.length > 0);
  const [mail] = server.received;
  expect(mail?.to).toEqual(['Camille.Essai@example.com']);
  expect(mail?.subject).toBe('Choisissez un nouveau mot de passe – Coach Carrière');
  const link = 'http://localhost:3000/auth#type=recovery&token=un-jeton-tout-neuf';
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(link.replace('&', '&amp;'));
  expect(mail?.html).toContain('Camille &lt;b&gt;Essai');
  await server.stop();
});

test('a mail carries its calendar file whole, and who an answer goes to', async () => {
  const server = await startMailServer();
  const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`, 'coach@example.org');
  const meeting = {
    ...{
      id: 'atelier-2026-12-03',
      title: 'Être écouté\u202f?',
      tab: 'workshops' as const,
      host: 'Atelier',
      joinUrl: null,
    },
    ...{ organizer: 'mailto:operatrice@example.org', sequence: 0, at: '2026-11-21T12:00:00.000Z' },
    ...{ startsAt: '2026-12-03T17:00:00.000Z', endsAt: '2026-12-03T18:30:00.000Z' },
  } as const;
  const content = { kind: 'meeting_seated', fullName: 'Camille', tab: 'workshops', meeting } as const;
  const mail = composeMail(content, 'fr', 'http://localhost:3000');
  const [file] = mail.attachments ?? [];
  await mailer.send({
    ...mail,
    to: 'camille.essai@example.com',
    replyTo: 'operatrice@example.org',
    messageId: '<2@a>',
  });
  await until(() => server.received.length > 0);
  const { replyTo, files, text } = server.received[0] as Received;
  expect(replyTo).toBe('operatrice@example.org');
  expect(files).toEqual([{ name: 'atelier-2026-12-03.ics', type: 'text/calendar', text: file?.content }]);
  expect(text).toContain('jeudi 3 décembre 2026 à 18:00, heure de Paris');
  await mailer.close();
  await server.stop();
});

test('a mail that one may do without says to mail programs how to leave it, on one line; no other does', async () => {
  const server = await startMailServer();
  const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`, 'coach@example.org');
  const letter = { to: 'camille.essai@example.com', subject: 'Rappel', text: '', html: '' };
  const leaveUrl = `https://coach.example.org/api/mail-choices/leave/${'meeting_reminder.'.repeat(12)}`;
  await mailer.send({ ...letter, messageId: '<3@a>', leaveUrl });
  await mailer.send({ ...letter, messageId: '<4@a>' });
  await until(() => server.received.length > 1);
  const [reminder, other] = server.received.map(({ head }) => head.filter((line) => /^list-/i.test(line)));
  expect(reminder?.sort()).toEqual([
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    `List-Unsubscribe: <${leaveUrl}>`,
  ]);
  expect(other).toEqual([]);
  await mailer.close();
  await server.stop();
});

test('a server that is down, then answers « later », loses nothing and doubles nothing', async () => {
  const gone = await startMailServer();
  await gone.stop();
  const { post } = await startMailing(gone.port);
  await post();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const back = await startMailServer([451], gone.port);
  await until(() => back.received.length > 0);
  expect(back.offered()).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(back.received).toHaveLength(1);
  expect(back.received[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
  await back.stop();
});

test('what a server says of a message it does not take now tells no address to the logs', async () => {
  const server = await startMailServer([450]);
  const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`, 'coach@example.org');
  const mail = { to: 'camille.essai@example.com', subject: '', text: '', html: '', messageId: '<1@example.org>' };
  const error = await mailer.send(mail).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain('camille.essai');
  await mailer.close();
  await server.stop();
});

test('a message refused for good is not offered again, and those behind it go out', async () => {
  const server = await startMailServer([550]);
  const { post } = await startMailing(server.port);
  await post();
  await until(() => server.offered() > 0);
  await post();
  await until(() => server.received.length > 0);
  expect(server.offered()).toBe(2);
  await server.stop();
});

test('what waits while its account is erased is not sent any more', async () => {
  const server = await startMailServer();
  const { services, post } = await startMailing(server.port);
  const nobody = { userId: 'erased', email: 'erased@example.com', language: 'fr' as const };
  await postMail(services, services.db, nobody, { kind: 'password_changed', fullName: '' });
  await post();
  await until(() => server.received.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(server.received.flatMap(({ to }) => to)).toEqual(['Camille.Essai@example.com']);
  await server.stop();
});

test('what is rolled back is not sent', async () => {
  const server = await startMailServer();
  const { services, post } = await startMailing(server.port);
  const receiver = { userId: 'someone', email: 'nobody@example.com', language: 'fr' as const };
  await services.db
    .transaction(async (transaction) => {
      await postMail(services, transaction, receiver, { kind: 'password_changed', fullName: '' });
      throw new Error('changed its mind');
    })
    .catch(() => {});
  await post();
  await until(() => server.received.length > 0);
  expect(server.received.flatMap(({ to }) => to)).toEqual(['Camille.Essai@example.com']);
  await server.stop();
});
