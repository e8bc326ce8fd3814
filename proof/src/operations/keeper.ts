import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A file that somebody brought, and what it hashes to. */
export type Brought = { id: string; sha256: string };

/** Somebody with an account, wherever the server is by now. */
export type Keeper = {
  email: string;
  password: string;
  cookie: string;
  files: Brought[];
};

const headersOf = (origin: string, { cookie }: Pick<Keeper, 'cookie'>) => ({
  ...{ origin, cookie },
  // A proxy is believed, so that not everybody comes from one address.
  'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
});

export async function ask(origin: string, keeper: Pick<Keeper, 'cookie'>, path: string, init: RequestInit = {}) {
  const headers = { ...headersOf(origin, keeper), ...(init.headers as Record<string, string>) };
  return await fetch(`${origin}${path}`, { ...init, headers });
}

export async function send(
  origin: string,
  keeper: Pick<Keeper, 'cookie'>,
  path: string,
  body: object,
  more: { method?: string; headers?: Record<string, string> } = {},
) {
  const headers = { 'content-type': 'application/json', ...more.headers };
  return await ask(origin, keeper, path, { method: more.method ?? 'POST', headers, body: JSON.stringify(body) });
}

export async function signUp(origin: string): Promise<Keeper> {
  const keeper = { email: `${randomUUID()}@example.com`, password: randomUUID(), cookie: '', files: [] };
  const { email, password } = keeper;
  return { ...keeper, cookie: await cookieOf(origin, 'sign-up', { name: 'Camille Preuve', email, password }) };
}

/** The cookie of a new session; throws where it is refused. */
export async function signIn(origin: string, { email, password }: Keeper): Promise<string> {
  return await cookieOf(origin, 'sign-in', { email, password });
}

async function cookieOf(origin: string, what: string, body: object): Promise<string> {
  const answer = await send(origin, { cookie: '' }, `/api/auth/${what}/email`, body);
  if (!answer.ok) throw new Error(`${what} answered ${answer.status}: ${await answer.text()}`);
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  await answer.arrayBuffer();
  return pairs.join('; ');
}

/** A CV as Word saves it for the web, with so many bytes more; answers the status, and notes what is kept. */
export async function bring(origin: string, keeper: Keeper, extraBytes = 0): Promise<number> {
  const mark = randomBytes(12).toString('hex');
  const lines = [
    'Élodie Marchetti',
    'Comptable',
    'Expérience',
    '2019 - 2024 Comptable, Atelier Nord',
    `Repère ${mark}`,
  ];
  const comment = `<!-- ${randomBytes(extraBytes / 2).toString('hex')} -->`;
  const html = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta charset="utf-8"></head><body>${lines.map((line) => `<p>${line}</p>`).join('')}${comment}</body></html>`;
  const form = new FormData();
  form.set('file', new File([html], 'l’été à Vitré.doc', { type: 'application/msword' }));
  const answer = await ask(origin, keeper, '/api/documents', { method: 'POST', body: form });
  const { id } = (await answer.json()) as { id?: string };
  if (answer.ok && id) keeper.files.push({ id, sha256: createHash('sha256').update(html).digest('hex') });
  return answer.status;
}

/** How many of somebody’s files come back to the byte. */
export async function countWhole(origin: string, keeper: Keeper): Promise<number> {
  let whole = 0;
  for (const { id, sha256 } of keeper.files) {
    const answer = await ask(origin, keeper, `/api/documents/${id}/file`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.ok && createHash('sha256').update(bytes).digest('hex') === sha256) whole += 1;
  }
  return whole;
}
