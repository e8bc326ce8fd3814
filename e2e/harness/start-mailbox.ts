import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';

export type ReceivedMail = {
  to: string;
  subject: string;
  text: string;
  /** The address that its button leads to. */
  link: string;
};

export type Mailbox = {
  env: Record<string, string>;
  /** The mails someone has received so far, the oldest first. */
  mailsOf: (email: string) => ReceivedMail[];
  /** Waits until someone has received that many, and answers the last. */
  waitForMail: (email: string, count: number) => Promise<ReceivedMail>;
  stop: () => Promise<void>;
};

/** A real mail server on a free port, which keeps what it is given. */
export async function startMailbox(): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    async onData(stream, session, done) {
      const { subject = '', text = '', html } = await simpleParser(stream);
      const to = session.envelope.rcptTo[0]?.address ?? '';
      const link = /href="([^"]*)"/.exec(html || '')?.[1]?.replaceAll('&amp;', '&') ?? '';
      received.push({ to, subject, text, link });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailsOf = (email: string) => received.filter(({ to }) => to === email);
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Coach Carrière <coach@example.org>' },
    mailsOf,
    async waitForMail(email, count) {
      await expect.poll(() => mailsOf(email).length, { timeout: 30_000 }).toBe(count);
      return mailsOf(email)[count - 1] as ReceivedMail;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
