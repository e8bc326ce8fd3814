import { Agent, request } from 'node:http';

export type Asked = {
  method?: string;
  headers?: Record<string, string>;
  /** An object goes as JSON. */
  body?: string | Buffer | object;
};
export type Answer = { status: number; headers: Record<string, string>; cookies: string[]; text: string };

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** One request as any program could make it: any method, any header, no redirect followed. */
export function ask(
  origin: string,
  target: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  const isObject = body !== undefined && typeof body === 'object' && !Buffer.isBuffer(body);
  const sent = isObject ? JSON.stringify(body) : body;
  const length = sent === undefined ? {} : { 'content-length': String(Buffer.byteLength(sent)) };
  const type = isObject ? { 'content-type': 'application/json' } : {};
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      hostname,
      port,
      path: target,
      method,
      headers: { ...type, ...length, ...headers },
      timeout: 30_000,
    };
    const going = request(options, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const { 'set-cookie': cookies = [], ...rest } = reply.headers;
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: reply.statusCode ?? 0, headers: rest as Record<string, string>, cookies, text });
      });
    });
    going.on('timeout', () => going.destroy(new Error(`${method} ${target}: no answer`)));
    going.on('error', reject);
    going.end(sent);
  });
}

/** What the JSON of an answer holds; null where there is none. */
export function jsonOf({ text }: Answer): ReturnType<typeof JSON.parse> {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `name=value` of the session cookie that an answer sets; empty where it sets none. */
export function sessionOf({ cookies }: Answer): string {
  return cookies.find((cookie) => /^(__Host-)?coach\.session=[^;]/.test(cookie))?.split(';')[0] ?? '';
}
