import { randomUUID } from 'node:crypto';

/** Someone at a browser: an address and cookies of their own, and what they have seen so far. */
export type Person = {
  readonly email: string;
  readonly password: string;
  /** Which CV, offer and profile are theirs. */
  readonly number: number;
  readonly seen: Map<string, string>;
  /** Opens a page or reads from the API; throws for anything but a good answer, which is read to its end. */
  get(path: string): Promise<Buffer>;
  send<Answer>(method: 'POST' | 'PUT' | 'PATCH', path: string, body: unknown): Promise<Answer>;
};

const patienceMs = 30_000;

export function createPerson(origin: string, number: number): Person {
  const cookies = new Map<string, string>();
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

  async function ask(
    path: string,
    options: { method?: string; body?: string | FormData; type?: string },
  ): Promise<Buffer> {
    const headers: Record<string, string> = { 'x-forwarded-for': address, 'accept-encoding': 'br' };
    if (cookies.size > 0) headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (options.method) headers.origin = origin;
    if (options.type) headers['content-type'] = options.type;
    const { method = 'GET', body = null } = options;
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(new URL(path, origin), { method, body, headers, signal });
    for (const line of answer.headers.getSetCookie()) keepCookie(cookies, line);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok)
      throw new Error(`${method} ${path.split('?')[0]}: ${answer.status} ${bytes.toString().slice(0, 200)}`);
    return bytes;
  }

  return {
    email: `${randomUUID()}@example.com`,
    password: randomUUID(),
    number,
    seen: new Map(),
    get: (path) => ask(path, {}),
    async send<Answer>(method: string, path: string, body: unknown) {
      const isForm = body instanceof FormData;
      const options = isForm ? { method, body } : { method, body: JSON.stringify(body), type: 'application/json' };
      return JSON.parse((await ask(path, options)).toString()) as Answer;
    },
  };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const [name = '', value = ''] = pair.split('=', 2);
  if (value && !/max-age=0/i.test(line)) cookies.set(name, value);
  else cookies.delete(name);
}
