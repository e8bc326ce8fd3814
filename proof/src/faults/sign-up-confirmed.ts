import type { startMailbox } from '@coach/e2e/start-mailbox';
import { type Answer, ask, type Person, personOf, until } from './ask.ts';
import { signUpUnconfirmed } from './sign-up-unconfirmed.ts';

type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

/** An account where mails are sent: signed in by the link of its mail. */
export async function signUpConfirmed(origin: string, mailbox: Mailbox): Promise<Person> {
  const { email, password } = await signUpUnconfirmed(origin);
  await until(() => mailbox.mailsOf(email).length === 1);
  const { cookie } = await confirm(origin, mailbox.mailsOf(email)[0]?.link);
  return personOf(origin, { email, password, cookie });
}

/** Follows the link of a mail: its token travels behind `#`. */
export async function confirm(origin: string, link = ''): Promise<Answer> {
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
  return await ask(origin, '/api/auth/confirm-email', { json: { token } });
}
