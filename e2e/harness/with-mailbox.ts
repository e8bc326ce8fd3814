import { afterAll, beforeAll } from 'vitest';
import { asPerson, type Person } from './as-person.ts';
import { type Mailbox, startMailbox } from './start-mailbox.ts';
import { type RunningServer, startServer } from './start-server.ts';

type WithMailbox = {
  mailbox: Pick<Mailbox, 'mailsOf' | 'waitForMail'>;
  asVisitor: (journey: (person: Person) => Promise<void>) => Promise<void>;
};

/** For the journeys of one file: a server of their own that sends its mails to a real mail server. */
export function withMailbox(): WithMailbox {
  let mailbox: Mailbox;
  let server: RunningServer;
  beforeAll(async () => {
    mailbox = await startMailbox();
    server = await startServer({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...mailbox.env } });
  });
  afterAll(async () => {
    await server?.stop();
    await mailbox?.stop();
  });
  return {
    mailbox: {
      mailsOf: (email) => mailbox.mailsOf(email),
      waitForMail: (email, count) => mailbox.waitForMail(email, count),
    },
    asVisitor: (journey) => asPerson(journey, { baseURL: server.origin }),
  };
}
