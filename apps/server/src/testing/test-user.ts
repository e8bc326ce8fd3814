import { randomUUID } from 'node:crypto';

const appUrl = 'http://localhost:3000';

export type Ask = (path: string, init?: RequestInit) => Promise<Response>;
/** `body` is whatever JSON came, else the text. */
export type Answer = { status: number; headers: Headers; body: ReturnType<typeof JSON.parse> };

/** Someone in front of a browser: their cookie and the page's origin go with every request. */
export type TestUser = {
  id: string;
  email: string;
  password: string;
  cookie: string;
  send: Ask;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
  patch(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  upload(
    path: string,
    content: string | Uint8Array<ArrayBuffer>,
    fileName?: string,
    method?: 'POST' | 'PUT',
  ): Promise<Answer>;
  /** An access token, as the page asks for one. */
  token(): Promise<string>;
};

/** Nobody in particular. */
export function createVisitor(ask: Ask): Omit<TestUser, 'token'> {
  return createUser(ask, { id: '', email: '', password: '', cookie: '' });
}

let count = 0;

export async function signUpUser(ask: Ask): Promise<TestUser> {
  count += 1;
  const email = `personne-${count}-${randomUUID().slice(0, 8)}@example.com`;
  const password = `tulipe-${randomUUID()}`;
  const answer = await createVisitor(ask).post('/api/auth/sign-up/email', { name: 'Camille Essai', email, password });
  if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status} ${JSON.stringify(answer.body)}`);
  const cookie = cookieOf(answer.headers);
  return createUser(ask, { id: answer.body.user.id, email, password, cookie });
}

/** The name and value of the session cookie an answer sets. */
export function cookieOf(headers: Headers): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function createUser(ask: Ask, who: Pick<TestUser, 'id' | 'email' | 'password' | 'cookie'>): TestUser {
  const send: Ask = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (who.cookie && !headers.has('cookie')) headers.set('cookie', who.cookie);
    if (!headers.has('origin')) headers.set('origin', appUrl);
    return await ask(path, { ...init, headers });
  };
  const json = (method: string) => (path: string, body?: unknown) => read(send(path, { method, ...jsonBody(body) }));
  const user: TestUser = {
    ...who,
    send,
    get: (path) => read(send(path)),
    post: json('POST'),
    put: json('PUT'),
    patch: json('PATCH'),
    delete: (path) => read(send(path, { method: 'DELETE' })),
    upload: (path, content, fileName = 'cv.pdf', method = 'POST') => {
      const form = new FormData();
      form.set('file', new File([content], fileName, { type: 'application/pdf' }));
      return read(send(path, { method, body: form }));
    },
    token: async () => (await user.get('/api/auth/token')).body.token,
  };
  return user;
}

function jsonBody(body: unknown): RequestInit {
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

async function read(answering: Promise<Response>): Promise<Answer> {
  const answer = await answering;
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
}
