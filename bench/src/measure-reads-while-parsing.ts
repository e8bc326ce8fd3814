import { startServer } from '@coach/e2e/start-server';
import type { Figure } from './figures.ts';
import { percentile, timed } from './figures.ts';
import { readPairs } from './pairs.ts';
import { signUpByRequest } from './sign-up-by-request.ts';

const documents = 20;

/** How long a signed-in read takes while twenty people send a CV at once. */
export async function measureReadsWhileParsing(): Promise<Figure[]> {
  const server = await startServer({ env: { LOG_LEVEL: 'error' } });
  try {
    const reader = await signUpByRequest(server.origin);
    const senders = await Promise.all(Array.from({ length: documents }, () => signUpByRequest(server.origin)));
    const pairs = readPairs();
    const sent = senders.map((cookie, index) => sendCv(server.origin, cookie, pairs[index % pairs.length]));
    const samples = await readUntil(server.origin, reader, Promise.all(sent));
    return [{ name: 'read while 20 CVs are parsed, p95 (ms)', value: percentile(samples, 0.95), target: 100 }];
  } finally {
    await server.stop();
  }
}

async function sendCv(
  origin: string,
  cookie: string,
  pair: ReturnType<typeof readPairs>[number] | undefined,
): Promise<void> {
  if (!pair) throw new Error('no fixture');
  const form = new FormData();
  form.set('file', new File([new Uint8Array(pair.cv)], `cv.${pair.format}`));
  const answer = await fetch(`${origin}/api/functions/parse-cv`, {
    method: 'POST',
    headers: { cookie, origin },
    body: form,
  });
  if (!answer.ok) throw new Error(`parse-cv answered ${answer.status}: ${await answer.text()}`);
}

async function readUntil(origin: string, cookie: string, work: Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  let working = true;
  const end = work.finally(() => {
    working = false;
  });
  while (working)
    samples.push(await timed(async () => (await fetch(`${origin}/api/usage`, { headers: { cookie } })).text()));
  await end;
  return samples;
}
