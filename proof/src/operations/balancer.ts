import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = {
  origin: string;
  /** The processes people are shared out among: those whose `/readyz` says yes. */
  setOrigins(origins: string[]): void;
  stop(): Promise<void>;
};

const lookEveryMs = 100;

/** What stands in front of several processes: it asks each how it is and shares requests out. */
export async function startBalancer(origins: string[]): Promise<Balancer> {
  let known = origins;
  let healthy = origins;
  let turn = 0;
  const look = async () => {
    const found = await Promise.all(
      known.map((origin) =>
        fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    healthy = known.filter((_, index) => found[index]);
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tries: number) => {
    turn += 1;
    const origin = healthy[turn % healthy.length];
    if (!origin) return void outgoing.writeHead(502).end();
    const { method, headers, url } = incoming;
    const passed = request(new URL(url ?? '/', origin), { method, headers }, (answer) => {
      const { connection: _, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, others);
      answer.pipe(outgoing);
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      // Nobody was there to hear it: another may. What was heard is never said twice.
      if (error.code === 'ECONNREFUSED' && tries < 3) return pass(incoming, body, outgoing, tries + 1);
      return outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end();
    });
    passed.end(body);
  };
  const server = createServer(async (incoming, outgoing) => {
    pass(incoming, Buffer.concat(await incoming.toArray()), outgoing, 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    setOrigins: (next) => {
      known = next;
    },
    async stop() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
