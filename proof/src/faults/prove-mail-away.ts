import { startMailbox } from '@coach/e2e/start-mailbox';
import { startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { until } from './ask.ts';
import { openGate } from './open-gate.ts';
import { confirm, signUpConfirmed } from './sign-up-confirmed.ts';
import { signUpUnconfirmed } from './sign-up-unconfirmed.ts';

const operator = 'operatrice@example.org';
const waiting = 3;

/** A mail server that is down: what is asked meanwhile is done, and each mail goes once when it is back. */
export async function proveMailAway(): Promise<Finding[]> {
  const mailbox = await startMailbox();
  const gate = await openGate(Number(new URL(mailbox.env.SMTP_URL ?? '').port));
  const mail = { ...mailbox.env, SMTP_URL: `smtp://127.0.0.1:${gate.port}`, OPERATOR_EMAIL: operator };
  const server = await startServer({ env: mail });
  try {
    const { origin } = server;
    const person = await signUpConfirmed(origin, mailbox);
    await gate.set('shut');
    const newcomers = [];
    for (let count = 0; count < waiting; count += 1) newcomers.push(await signUpUnconfirmed(origin));
    const others = [
      await person.ask('/api/profile'),
      await person.ask('/api/contact', { json: { subject: 'Question', message: 'Est-ce que cela part ?' } }),
    ];
    // The first tries have failed.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await gate.set('open');
    const addresses = [...newcomers.map(({ email }) => email), operator];
    const counts = () => addresses.map((address) => mailbox.mailsOf(address).length);
    const backMs = await until(() => counts().every((count) => count > 0), 120_000);
    // A second one would have come by then.
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const confirms = await Promise.all(newcomers.map(({ email }) => confirm(origin, mailbox.mailsOf(email)[0]?.link)));
    return [
      of('mail server down: accounts made', newcomers.filter(({ status }) => status === 200).length, waiting),
      of('mail server down: others served', others.filter(({ status }) => status === 200).length, others.length),
      of(
        'mail server back: mails that came exactly once',
        counts().filter((count) => count === 1).length,
        addresses.length,
      ),
      of(
        'mail server back: accounts confirmed by them',
        confirms.filter(({ status }) => status === 200).length,
        waiting,
      ),
      { name: 'mail server back: all mails sent after (ms)', value: backMs, bound: { atMost: 60_000 } },
    ];
  } finally {
    await server.stop();
    await gate.stop();
    await mailbox.stop();
  }
}

const of = (name: string, value: number, exactly: number): Finding => ({
  name: `${name} (of ${exactly})`,
  value,
  bound: { exactly },
});
