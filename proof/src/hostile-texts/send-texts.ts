import { timed } from '@coach/bench/figures';
import type { Owner } from './owned-things.ts';
import type { Operation } from './read-operations.ts';
import { type Form, put, type TextField } from './schema-forms.ts';
import type { Tally } from './tally.ts';

export type Sender = {
  /** Who asks; `afresh` when the last was told that they ask too often. */
  owner(operation: Operation, afresh: boolean): Promise<Owner>;
  /** The body’s ordinary values once more, for what is used up by being sent. */
  formOf(operation: Operation, owner: Owner): Promise<Form>;
  strings: readonly string[];
  tally: Tally;
};

/**
 * Puts every string in every field of an operation. Free texts go together, each field with another string, and those
 * that are refused are left out of a second try, so that every pair is judged by itself. Where the same request with
 * ordinary words is refused too, what stands in a field is not why: nothing is sent again.
 */
export async function sendTexts(operation: Operation, sender: Sender): Promise<void> {
  const { strings } = sender;
  if (operation.query !== undefined) {
    for (const text of strings)
      await ask(operation, sender, [{ field: { path: [operation.query], alone: true }, text }]);
    return;
  }
  const fields = operation.form?.fields ?? [];
  for (const field of fields.filter(({ alone }) => alone))
    for (const text of strings) await ask(operation, sender, [{ field, text }]);
  const together = fields.filter(({ alone }) => !alone);
  if (together.length === 0) return;
  const isOpen = together.length > 1 && (await request(operation, sender, [])).status < 300;
  for (let turn = 0; turn < strings.length; turn += 1) {
    const put = together.map((field, index) => ({
      field,
      text: strings[(turn + index * 37) % strings.length] as string,
    }));
    await ask(operation, sender, put, isOpen);
  }
}

type Placed = { field: TextField; text: string };

async function ask(operation: Operation, sender: Sender, placed: Placed[], maySplit = true): Promise<void> {
  const { status, body, owner } = await request(operation, sender, placed);
  const refused = refusedOf(body);
  const isPart = (path: string) => refused.some((one) => one === path || one.startsWith(`${path}.`));
  const named = placed.filter(({ field }) => isPart(field.path.join('.')));
  const others = placed.filter((one) => !named.includes(one));
  const blamed = status < 300 || named.length === 0 ? placed : named;
  const canSplit = status >= 300 && status !== 429 && placed.length > 1 && maySplit;
  if (canSplit && named.length === 0) {
    // Nothing says which of them it was: one at a time.
    for (const one of placed) await ask(operation, sender, [one], false);
    return;
  }
  for (const { field } of blamed) sender.tally.count(nameOf(operation, field), status);
  if (status < 300) await compare(operation, sender, placed, body, owner);
  else if (others.length > 0 && blamed === named) await ask(operation, sender, others, others.length > 1);
}

const nameOf = ({ method, path }: Operation, { path: at }: TextField) => `${method} ${path} ${at.join('.')}`;

function refusedOf(body: unknown): string[] {
  return Object.keys((body as { fields?: Record<string, string> } | null)?.fields ?? {});
}

async function request(operation: Operation, sender: Sender, placed: Placed[]) {
  let owner = await sender.owner(operation, false);
  let answer = await once(operation, sender, placed, owner);
  if (answer.status === 429) {
    owner = await sender.owner(operation, true);
    answer = await once(operation, sender, placed, owner);
  }
  return { ...answer, owner };
}

async function once(operation: Operation, { tally, formOf }: Sender, placed: Placed[], owner: Owner) {
  const { method, path, query } = operation;
  const at = pathOf(path, owner);
  const what =
    `${method} ${path} ${placed.map(({ field, text }) => `${field.path.join('.')}=${JSON.stringify(text).slice(0, 50)}`).join(' ')}`.slice(
      0,
      300,
    );
  let response: Pick<Response, 'status' | 'headers'> = { status: 0, headers: new Headers() };
  let text = '';
  const search = query === undefined ? '' : `?${new URLSearchParams({ [query]: placed[0]?.text ?? '' })}`;
  const body = query === undefined ? await bodyOf(operation, placed, await formOf(operation, owner)) : undefined;
  const ms = await timed(async () => {
    try {
      const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await owner.person.ask(`${at}${search}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(30_000),
      });
      response = answer;
      text = await answer.text();
    } catch (error) {
      text = String(error);
    }
  });
  tally.see(what, response, text, ms);
  return { status: response.status || 599, body: parsed(text) };
}

async function bodyOf(_: Operation, placed: Placed[], form: Form): Promise<string> {
  return JSON.stringify(placed.reduce((value, { field, text }) => put(value, field.path, text), form.value));
}

/** The part of the API after `/api/` says whose id is asked for. */
export function pathOf(path: string, { ids }: Owner): string {
  const id = ids[path.split('/')[2] ?? ''] ?? 'ffffffff-0000-4000-8000-000000000000';
  return path.replace(/\{\w+\}/, id);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What is kept, read anew where the API lets it be read, against what was sent. */
async function compare(
  operation: Operation,
  { tally }: Sender,
  placed: Placed[],
  body: unknown,
  owner: Owner,
): Promise<void> {
  const { method, path, isReadBack, query } = operation;
  // What a search finds is no echo of what was searched for.
  if (query !== undefined) return;
  const id = (body as { id?: string } | null)?.id;
  const at = pathOf(path, owner);
  const address = method === 'POST' && id ? `${at}/${id}` : at;
  const kept = isReadBack && method !== 'GET' ? await readAnew(owner, address) : null;
  const all = placed.map(({ text }) => text);
  for (const { field, text } of placed) tally.compare(nameOf(operation, field), kept ?? body, field.path, text, all);
}

async function readAnew({ person }: Owner, address: string): Promise<unknown> {
  const response = await person.ask(address);
  const body = await response.json().catch(() => null);
  return response.ok && !Array.isArray((body as { items?: unknown[] } | null)?.items) ? body : null;
}
