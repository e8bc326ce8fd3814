import { randomUUID } from 'node:crypto';

export type Answer = {
  status: number;
  /** The code of a refusal. */
  code: string | null;
  retryAfter: number | null;
  ms: number;
  body: ReturnType<typeof JSON.parse>;
  cookie: string;
};

export type Asked = {
  method?: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  body?: string;
};
export type Ask = (path: string, asked?: Asked) => Promise<Answer>;

export type Person = { email: string; password: string; cookie: string; ask: Ask };

const patience = 60_000;

/** Asks a server as a browser on its own pages would; `status` 0 is no answer within a minute. */
export async function ask(origin: string, path: string, { json, form, headers, ...rest }: Asked = {}): Promise<Answer> {
  const started = performance.now();
  const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' };
  const body = rest.body ?? form ?? (json === undefined ? null : JSON.stringify(json));
  const method = rest.method ?? (body === null ? 'GET' : 'POST');
  const init = { method, body, headers: { origin, ...type, ...headers }, signal: AbortSignal.timeout(patience) };
  const answer = await fetch(`${origin}${path}`, init).catch(() => null);
  const text = (await answer?.text().catch(() => '')) ?? '';
  const parsed = parse(text);
  const retryAfter = answer?.headers.get('retry-after') ?? null;
  return {
    status: answer?.status ?? 0,
    code: typeof parsed?.error === 'string' ? parsed.error : null,
    retryAfter: retryAfter === null ? null : Number(retryAfter),
    ms: performance.now() - started,
    body: parsed ?? text,
    cookie: answer?.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  };
}

function parse(text: string): Answer['body'] {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An account of its own, signed in. Throws where it is not made. */
export async function signUp(origin: string): Promise<Person> {
  const [email, password] = [`${randomUUID()}@example.com`, `tulipe-${randomUUID()}`];
  const made = await ask(origin, '/api/auth/sign-up/email', { json: { name: 'Camille Essai', email, password } });
  if (made.status !== 200) throw new Error(`sign-up answered ${made.status} ${JSON.stringify(made.body)}`);
  return personOf(origin, { email, password, cookie: made.cookie });
}

export function personOf(origin: string, who: Omit<Person, 'ask'>): Person {
  const asPerson: Ask = (path, asked = {}) =>
    ask(origin, path, { ...asked, headers: { cookie: who.cookie, ...asked.headers } });
  return { ...who, ask: asPerson };
}

/** The milliseconds until `isSo`; it is looked at often, `mostMs` at most, and then it throws. */
export async function until(isSo: () => Promise<boolean> | boolean, mostMs = 60_000): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < mostMs) {
    if (await isSo()) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`not within ${mostMs} ms: ${isSo}`);
}
