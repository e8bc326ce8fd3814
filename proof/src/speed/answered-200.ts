import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The same site with each 404 answered as 200: Lighthouse says nothing of a page that is not found. */
export async function answered200(origin: string): Promise<{ origin: string; stop(): void }> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const passed = request(new URL(incoming.url ?? '/', origin), { method, headers }, (answer) => {
      const status = answer.statusCode === 404 ? 200 : (answer.statusCode ?? 502);
      outgoing.writeHead(status, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
