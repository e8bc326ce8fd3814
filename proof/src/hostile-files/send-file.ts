import { timed } from '@coach/bench/figures';
import type { Person } from '../hostile/person.ts';
import { type HostileFile, routes } from './hostile-file.ts';

export type Sent = { file: Pick<HostileFile, 'family' | 'name' | 'route'>; status: number; ms: number; answer: string };

/** Longer than any answer may take, so that one that never comes is told as such: status 0. */
const patienceMs = 60_000;

export async function sendFile(person: Person, { family, name, route, ...file }: HostileFile): Promise<Sent> {
  const { method, path } = routes[route];
  let status = 0;
  let answer = '';
  const ms = await timed(async () => {
    try {
      const { body, headers } = requestOf(file);
      const response = await person.ask(path, { method, body, headers, signal: AbortSignal.timeout(patienceMs) });
      answer = await response.text();
      status = response.status;
    } catch (error) {
      answer = String(error);
    }
  });
  return { file: { family, name, route }, status, ms, answer };
}

type Content = Pick<HostileFile, 'bytes' | 'fileName' | 'type' | 'form'>;

function requestOf({ bytes, fileName, type, form }: Content): { body: BodyInit; headers: Record<string, string> } {
  if (form) return { body: new Uint8Array(form.body), headers: { 'content-type': form.type } };
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], fileName, { type }));
  return { body, headers: {} };
}
