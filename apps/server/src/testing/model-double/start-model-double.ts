import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Asked, type Dialect, dialects, readAsked } from './asked.ts';
import { type DoubleFault, doubleFaults } from './faults.ts';
import { fitSchema } from './fit-schema.ts';
import type { Reply } from './reply.ts';
import { speechReply } from './speech-reply.ts';
import { writeReply } from './write-reply.ts';

/** Decides for each request what it gets: `asked.model`, `asked.material` tell which it is. */
export type Script = (asked: Asked) => Reply | Promise<Reply>;

/** Answers whatever fits the schema that was asked for. */
export const fitting: Script = ({ schema }) => ({ answer: fitSchema(schema) });

/** Fails in the way named; `answer` is what comes where the fault does not last, or strikes midway. */
export function failing(fault: DoubleFault, answer: unknown = { texte: 'Bonjour' }): Script {
  return (asked) => doubleFaults[fault](asked, answer);
}

/**
 * A server that speaks as OpenAI’s, Mistral’s and Anthropic’s do, over real HTTP, and does with each request what
 * `script` tells. Without one, it answers whatever fits the schema.
 */
export async function startModelDouble(script: Script = fitting) {
  /** `hungUp`: how many were not heard to their end. */
  const double = { script, asked: [] as Asked[], sound: [] as string[], hungUp: 0 };
  const seen = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const body = await readAll(request);
    if (/\/audio\/(transcriptions|speech)$/.test(path)) return speechReply(path, response, double.sound);
    const dialect = dialectOf(path);
    if (!dialect || request.method !== 'POST') return void response.writeHead(404).end('{}');
    const sent = `${dialect} ${body}`;
    const earlier = seen.get(sent) ?? 0;
    seen.set(sent, earlier + 1);
    const asked = readAsked(dialect, keyOf(request), JSON.parse(body), earlier);
    double.asked.push(asked);
    response.once('close', () => {
      if (!response.writableFinished) double.hungUp += 1;
    });
    await answer(response, asked, double.script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(double, {
    /** What `AI_BASE_URL` is to be. */
    baseUrl: (dialect: Dialect) => `${origin}/${dialect}/v1`,
    /** Forgets what was asked, and starts over. */
    reset(next: Script = fitting): void {
      double.script = next;
      double.asked.length = 0;
      double.hungUp = 0;
      seen.clear();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  });
}

export type ModelDouble = Awaited<ReturnType<typeof startModelDouble>>;

async function answer(response: ServerResponse, asked: Asked, script: Script): Promise<void> {
  try {
    await writeReply(response, asked, await script(asked));
  } catch (error) {
    if (!response.headersSent) response.writeHead(500);
    response.end(String(error));
  }
}

function dialectOf(path: string): Dialect | undefined {
  return dialects.find((dialect) => path.startsWith(`/${dialect}/v1/`) && path.endsWith(endings[dialect]));
}

const endings: Record<Dialect, string> = {
  'openai-compatible': '/chat/completions',
  mistral: '/chat/completions',
  anthropic: '/messages',
};

function keyOf({ headers }: IncomingMessage): string | null {
  const { authorization, 'x-api-key': own } = headers;
  return authorization?.replace(/^Bearer /, '') ?? (typeof own === 'string' ? own : null);
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
