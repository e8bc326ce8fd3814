import { randomUUID } from 'node:crypto';
import type { RunningServer } from '@coach/e2e/start-server';

export type Person = {
  email: string;
  /** What says who asks, and from where. */
  headers: Record<string, string>;
  address(path: string): string;
  /** A request of theirs, as the page would send it. */
  ask(path: string, init?: RequestInit): Promise<Response>;
};

let met = 0;

/** Somebody new, at an address of their own: the server must believe one proxy. */
export async function meetPerson({ origin }: Pick<RunningServer, 'origin'>): Promise<Person> {
  met += 1;
  const from = `10.${(met >> 16) & 255}.${(met >> 8) & 255}.${met & 255}`;
  const who = { origin, 'x-forwarded-for': from };
  const email = `${randomUUID()}@example.com`;
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { ...who, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Camille Preuve', email, password: randomUUID() }),
  });
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const headers = { ...who, cookie: cookie.join('; ') };
  const address = (path: string) => `${origin}${path}`;
  return {
    email,
    headers,
    address,
    ask: (path, init = {}) => fetch(address(path), { ...init, headers: { ...headers, ...init.headers } }),
  };
}
