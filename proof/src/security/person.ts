import { randomUUID } from 'node:crypto';
import { type Answer, type Asked, ask, jsonOf, sessionOf } from './ask.ts';

export type Person = {
  email: string;
  password: string;
  cookie: string;
  /** With the cookie, and as the site's own page sends it. */
  ask: (target: string, asked?: Asked) => Promise<Answer>;
};

/** Everything that was typed or given in secret, for the log to be searched for it. */
export const secrets = new Set<string>();
let places = 0;

/** An address that nobody else has come from, as the proxy in front would tell it. */
export function newPlace(): Record<string, string> {
  places += 1;
  return { 'x-forwarded-for': `198.51.${100 + Math.floor(places / 250)}.${1 + (places % 250)}` };
}

export function newAddress(): string {
  const email = `personne-${randomUUID().slice(0, 13)}@example.com`;
  secrets.add(email);
  return email;
}

export async function newPerson(origin: string): Promise<Person> {
  const [email, password] = [newAddress(), `tulipe-${randomUUID()}`];
  const body = { name: 'Camille Essai', email, password };
  const answer = await ask(origin, '/api/auth/sign-up/email', { method: 'POST', headers: newPlace(), body });
  if (answer.status !== 200) throw new Error(`sign-up: ${answer.status} ${answer.text}`);
  return asPerson(origin, email, password, sessionOf(answer));
}

export function asPerson(origin: string, email: string, password: string, cookie: string): Person {
  for (const secret of [password, cookie.slice(cookie.indexOf('=') + 1)]) secrets.add(secret);
  const own = { cookie, origin, ...newPlace() };
  return {
    ...{ email, password, cookie },
    ask: (target, asked = {}) => ask(origin, target, { ...asked, headers: { ...own, ...asked.headers } }),
  };
}

/** Another session of the same account. */
export async function signIn(origin: string, { email, password }: Pick<Person, 'email' | 'password'>): Promise<Person> {
  const body = { email, password };
  const answer = await ask(origin, '/api/auth/sign-in/email', { method: 'POST', headers: newPlace(), body });
  if (answer.status !== 200) throw new Error(`sign-in: ${answer.status} ${answer.text}`);
  return asPerson(origin, email, password, sessionOf(answer));
}

export async function accessToken(person: Person): Promise<string> {
  const { token } = jsonOf(await person.ask('/api/auth/token'));
  secrets.add(token);
  return token;
}

/** The secret of the newest link that was mailed to someone; mails stay on this machine. */
export async function mailedToken(origin: string, email: string, isNew: (token: string) => boolean): Promise<string> {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    const { text } = await ask(origin, '/boite-mail');
    const mails = text.split('<article>').filter((mail) => mail.includes(email));
    const tokens = mails.flatMap((mail) => [...mail.matchAll(/token=([\w-]+)/g)].map(([, token = '']) => token));
    const found = tokens.find(isNew);
    if (found) {
      secrets.add(found);
      return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail came for ${email}`);
}
