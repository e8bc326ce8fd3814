import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';

type Listening = {
  address: string;
  /** From now on every answer ends its connection, so that the next request finds another process. */
  leave(): void;
  /** Takes no new connection and lets the requests under way end. Answers how many were cut off after `patienceMs`. */
  close(patienceMs?: number): Promise<number>;
};

/** Serves the application. Rejects with a sentence for the operator when the address is taken or not ours. */
export async function listen(app: App, { HOST, PORT }: { HOST: string; PORT: number }): Promise<Listening> {
  const answer = getRequestListener((request, bindings) => app.fetch(request, bindings as object), {
    overrideGlobalObjects: false,
  });
  const limits = { requestTimeout: 120_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 };
  const server = createServer(limits, (incoming, outgoing) => {
    if (!app.serveAtOnce(incoming, outgoing)) void answer(incoming, outgoing);
  });
  // A line on which nothing moves any more holds a file open: two minutes, and it ends.
  server.timeout = 120_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explain(error, HOST, PORT))));
    server.listen(PORT, HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const underWay = new Set<ServerResponse>();
  let isLeaving = false;
  // Before the application hears of it: what it answers at once is marked too.
  server.prependListener('request', (_, response) => {
    if (isLeaving) response.shouldKeepAlive = false;
    underWay.add(response.once('close', () => underWay.delete(response)));
  });
  const leave = () => {
    isLeaving = true;
    for (const response of underWay) response.shouldKeepAlive = false;
  };
  return {
    address: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`,
    leave,
    async close(patienceMs = 10_000) {
      leave();
      return await close(server, patienceMs, () => underWay.size);
    },
  };
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is already in use on ${host}: stop the other program, or choose another PORT.`;
  if (error.code === 'EACCES') return `This user may not listen on port ${port}: choose a PORT above 1023.`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}

/** Connections kept alive end with their request, those without one at once. */
async function close(server: Server, patienceMs: number, countUnderWay: () => number): Promise<number> {
  let cut = 0;
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const patience = setTimeout(() => {
    cut = countUnderWay();
    server.closeAllConnections();
  }, patienceMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(patience);
  return cut;
}
