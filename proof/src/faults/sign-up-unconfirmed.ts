import { randomUUID } from 'node:crypto';
import { ask } from './ask.ts';

/** An account whose address is still to be confirmed, and what its making was answered. */
export async function signUpUnconfirmed(origin: string) {
  const [email, password] = [`${randomUUID()}@example.com`, `tulipe-${randomUUID()}`];
  const { status } = await ask(origin, '/api/auth/sign-up/email', { json: { name: 'Camille Essai', email, password } });
  return { email, password, status };
}
