import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export type Gate = {
  port: number;
  /** How often somebody came. */
  visits: () => number;
  /** Lets through; refuses whoever comes; takes whoever comes and says nothing. */
  set: (manner: 'open' | 'shut' | 'silent') => Promise<void>;
  stop: () => Promise<void>;
};

/** A port before another one, which can be shut as a service that is down is. */
export async function openGate(target: number): Promise<Gate> {
  const lines = new Set<Socket>();
  let visits = 0;
  let isSilent = false;
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((line) => {
      visits += 1;
      lines.add(line);
      line.on('error', () => {}).on('close', () => lines.delete(line));
      if (isSilent) return;
      const onward = connect(target, '127.0.0.1');
      onward.on('error', () => line.destroy()).on('close', () => line.destroy());
      line.on('close', () => onward.destroy());
      line.pipe(onward).pipe(line);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  const shut = async () => {
    for (const line of lines) line.destroy();
    if (!server?.listening) return;
    const closed = once(server, 'close');
    server.close();
    await closed;
  };
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    visits: () => visits,
    async set(manner) {
      await shut();
      isSilent = manner === 'silent';
      if (manner !== 'shut') server = await listen(port);
    },
    stop: shut,
  };
}
