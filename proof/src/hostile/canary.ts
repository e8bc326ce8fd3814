import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

export type Canary = {
  port: number;
  /** Connections that have come. */
  met(): number;
  /** False where the port is somebody else’s, or needs rights that this user has not. */
  listens: boolean;
  stop(): Promise<void>;
};

/** Listens where nobody has any business, and counts who comes. */
export async function startCanary(port = 0, host = '127.0.0.1'): Promise<Canary> {
  let met = 0;
  const server = createServer((socket) => {
    met += 1;
    socket.on('error', () => {});
    socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<p>canary-was-met</p>');
  });
  const listens = await listen(server, port, host);
  return {
    port: listens ? (server.address() as AddressInfo).port : port,
    met: () => met,
    listens,
    stop: async () => {
      if (!listens) return;
      server.close();
      await once(server, 'close');
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<boolean> {
  return await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, host, () => resolve(true));
  });
}
