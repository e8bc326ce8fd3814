import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';

type Listening = { address: string; close(): Promise<void> };

/** Serves the application. Rejects with a sentence for the operator when the address is taken or not ours. */
export async function listen(app: App, { HOST, PORT }: { HOST: string; PORT: number }): Promise<Listening> {
  const answer = getRequestListener((request, bindings) => app.fetch(request, bindings as object), {
    overrideGlobalObjects: false,
  });
  const server = createServer({ requestTimeout: 120_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 }, answer);
  // A line on which nothing moves any more holds a file open: two minutes, and it ends.
  server.timeout = 120_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explain(error, HOST, PORT))));
    server.listen(PORT, HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`, close: () => close(server) };
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is already in use on ${host}: stop the other program, or choose another PORT.`;
  if (error.code === 'EACCES') return `This user may not listen on port ${port}: choose a PORT above 1023.`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}

/** Lets the requests under way end, ten seconds at most; connections kept alive end with their request. */
async function close(server: ReturnType<typeof createServer>): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const patience = setTimeout(() => server.closeAllConnections(), 10_000);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(patience);
}
