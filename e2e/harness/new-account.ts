import { randomUUID } from 'node:crypto';
import type { Person } from './as-person.ts';

export type Account = { fullName: string; email: string; password: string };

/** Details for an account that nobody has. */
export function accountDetails(): Account {
  return { fullName: 'Camille Essai', email: `camille.${randomUUID()}@example.com`, password: `Mot-${randomUUID()}` };
}

/** Signs the person up behind the screens, for the journeys that are about something else. */
export async function signUpAside({ context, origin }: Person): Promise<Account> {
  const { fullName, email, password } = accountDetails();
  const answer = await context.request.post('/api/auth/sign-up/email', {
    headers: { origin },
    data: { name: fullName, email, password },
  });
  if (!answer.ok()) throw new Error(`sign-up answered ${answer.status()}: ${await answer.text()}`);
  return { fullName, email, password };
}
