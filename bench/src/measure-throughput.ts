/// <reference path="autocannon.d.ts" />
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startServer } from '@coach/e2e/start-server';
import autocannon from 'autocannon';
import type { Figure } from './figures.ts';
import { signUpByRequest } from './sign-up-by-request.ts';

const load = { connections: 32, duration: 6 };
const bareServer = fileURLToPath(new URL('hold-bare-server.ts', import.meta.url));

/** Requests a second. */
type Throughput = { bare: number; home: number; read: number };

/** Requests a second of the home page and of a signed-in read, beside a bare Node server in the same run. */
export async function measureThroughput(): Promise<Figure[]> {
  const { bare, home, read } = await throughput();
  return [
    { name: 'bare node:http (requests/s)', value: bare },
    { name: 'home page (requests/s)', value: home },
    { name: 'home page, share of bare (%)', value: (100 * home) / bare },
    { name: 'signed-in read (requests/s)', value: read },
    { name: 'signed-in read, share of bare (%)', value: (100 * read) / bare },
  ];
}

/** Each in a process of its own, after a second to warm up, from 32 connections of one generator. */
export async function throughput(): Promise<Throughput> {
  const bare = await rateOfBareServer();
  const server = await startServer({ env: { LOG_LEVEL: 'error' } });
  try {
    const cookie = await signUpByRequest(server.origin);
    const home = await rate(`${server.origin}/`, { 'accept-encoding': 'br' });
    const read = await rate(`${server.origin}/api/usage`, { cookie });
    return { bare, home, read };
  } finally {
    await server.stop();
  }
}

async function rateOfBareServer(): Promise<number> {
  const child = spawn(process.execPath, [bareServer], { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    const [port] = await once(child.stdout, 'data');
    return await rate(`http://127.0.0.1:${String(port).trim()}/`, {});
  } finally {
    child.kill();
  }
}

async function rate(url: string, headers: Record<string, string>): Promise<number> {
  await autocannon({ url, headers, ...load, duration: 1 });
  const { requests, non2xx, errors } = await autocannon({ url, headers, ...load });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`);
  return requests.average;
}
