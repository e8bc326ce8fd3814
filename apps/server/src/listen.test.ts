import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { listen } from './listen.ts';

/** An application whose answers come when the test says so. */
async function start() {
  const waiting: (() => void)[] = [];
  const app = {
    serveAtOnce: () => false,
    fetch: async (request: Request) => {
      if (request.url.endsWith('/slow')) await new Promise<void>((resolve) => waiting.push(resolve));
      return new Response('whole');
    },
  };
  const listening = await listen(app as unknown as App, { HOST: '127.0.0.1', PORT: 0 });
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get(listening.address + path, { agent }, async (answer) => {
        resolve(`${await answer.setEncoding('utf8').toArray()} ${answer.headers.connection}`);
      }).on('error', reject);
    });
  const answerAll = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  return { listening, ask, waiting, answerAll };
}

test('who leaves still answers, and asks each connection to go elsewhere', async () => {
  const { listening, ask, waiting, answerAll } = await start();
  expect(await ask('/')).toBe('whole keep-alive');
  const begunBefore = ask('/slow');
  while (waiting.length === 0) await sleep(5);
  listening.leave();
  expect(await ask('/')).toBe('whole close');
  answerAll();
  expect(await begunBefore).toBe('whole close');
  expect(await listening.close(1_000)).toBe(0);
});

test('what is under way when it closes is answered; what takes too long is cut off and counted', async () => {
  const { listening, ask, waiting, answerAll } = await start();
  const kept = ask('/slow');
  while (waiting.length === 0) await sleep(5);
  const closing = listening.close(200);
  await sleep(20);
  answerAll();
  expect(await kept).toBe('whole close');
  expect(await closing).toBe(0);
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
  const other = await start();
  const lost = other.ask('/slow').catch(() => 'cut');
  while (other.waiting.length === 0) await sleep(5);
  expect(await other.listening.close(50)).toBe(1);
  expect(await lost).toBe('cut');
});
