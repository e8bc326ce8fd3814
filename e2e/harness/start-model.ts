import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SlowModel = {
  /** For `AI_BASE_URL`. */
  baseUrl: string;
  /** How much of the answer is told before it waits; null tells it to the end. */
  pauseAfter: number | null;
  /** Refuses whoever asks. */
  isAway: boolean;
  /** How many were not heard to their end. */
  hungUp: number;
  /** Goes on where it waits. */
  goOn: () => void;
  stop: () => Promise<void>;
};

/** A model behind an OpenAI-compatible server on this machine: it tells `answer` word by word, as fast as the journey lets it. */
export async function startModel(answer: object): Promise<SlowModel> {
  const text = JSON.stringify(answer);
  let going = Promise.withResolvers<void>();
  const model: SlowModel = {
    ...{ baseUrl: '', pauseAfter: null, isAway: false, hungUp: 0 },
    goOn() {
      going.resolve();
      going = Promise.withResolvers<void>();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  const tell = async (response: ServerResponse) => {
    const left = new Promise<void>((resolve) => response.once('close', resolve));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let at = 0; at < text.length; at += 8) {
      if (model.pauseAfter !== null && at >= model.pauseAfter) await Promise.race([going.promise, left]);
      if (response.destroyed) break;
      response.write(chunkOf({ content: text.slice(at, at + 8) }, null));
    }
    if (response.destroyed) model.hungUp += 1;
    else response.end(`${chunkOf({}, 'stop')}data: [DONE]\n\n`);
  };
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    if (model.isAway) response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    else await tell(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  model.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return model;
}

function chunkOf(delta: object, finish: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  const chunk = { id: '1', object: 'chat.completion.chunk', created: 1, model: 'plume-1', choices };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}
