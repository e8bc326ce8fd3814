import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '@coach/e2e/start-server';
import autocannon from 'autocannon';
import type { Figure } from './figures.ts';
import { signUpByRequest } from './sign-up-by-request.ts';

const load = { connections: 32, duration: 6 };

/** Requests a second of the home page and of a signed-in read, beside a bare Node server in the same run. */
export async function measureThroughput(): Promise<Figure[]> {
  const bare = await rateOfBareServer();
  const server = await startServer({ env: { LOG_LEVEL: 'error' } });
  try {
    const cookie = await signUpByRequest(server.origin);
    const home = await rate(`${server.origin}/`, { 'accept-encoding': 'br' });
    const read = await rate(`${server.origin}/api/usage`, { cookie });
    return [
      { name: 'bare node:http (requests/s)', value: bare },
      { name: 'home page (requests/s)', value: home },
      { name: 'home page, share of bare (%)', value: (100 * home) / bare },
      { name: 'signed-in read (requests/s)', value: read },
    ];
  } finally {
    await server.stop();
  }
}

async function rateOfBareServer(): Promise<number> {
  const body = Buffer.alloc(8_000, 'a');
  const server = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const figure = await rate(`http://127.0.0.1:${port}/`, {});
  server.closeAllConnections();
  server.close();
  return figure;
}

async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, headers, ...load });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`);
  return requests.average;
}
