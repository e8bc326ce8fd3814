import { randomUUID } from 'node:crypto';

/** Makes an account and returns the cookie header of its session. */
export async function signUpByRequest(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name: 'Camille Mesure', email: `${randomUUID()}@example.com`, password: randomUUID() }),
  });
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
