import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Asked } from './asked.ts';
import type { Reply } from './reply.ts';
import { speakChat } from './speak-chat.ts';
import { speakMessages } from './speak-messages.ts';

/** Read as an error by whoever speaks either dialect. */
const errorTold = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded.' } };

/** Answers as told. Ends when the answer is told, or the other side is gone. */
export async function writeReply(response: ServerResponse, asked: Asked, reply: Reply): Promise<void> {
  if (reply.waitMs) await wait(reply.waitMs);
  if (reply.status !== undefined || reply.body !== undefined) return answerAtOnce(response, reply);
  if (reply.breaks?.after === 0) return reply.breaks.how === 'stall' ? undefined : cutOff(response);
  const events = asked.dialect === 'anthropic' ? speakMessages(asked, reply) : speakChat(asked, reply);
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', ...reply.headers });
  response.flushHeaders();
  if (reply.firstMs) await wait(reply.firstMs);
  await writeEvents(response, events, reply);
}

function answerAtOnce(response: ServerResponse, { status = 200, headers, body }: Reply): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers });
  response.end(isText ? body : JSON.stringify(body ?? {}));
}

/** Or gone. */
async function drained(response: ServerResponse): Promise<void> {
  const either = new AbortController();
  const waits = ['drain', 'close'].map((event) => once(response, event, { signal: either.signal }));
  await Promise.race(waits).finally(() => either.abort());
}

function cutOff(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

async function writeEvents(response: ServerResponse, events: string[], { breaks, paceMs }: Reply): Promise<void> {
  const told = breaks ? events.slice(0, breaks.after) : events;
  for (const event of told) {
    if (response.destroyed) return;
    response.write(event);
    if (paceMs) await wait(paceMs);
    else if (response.writableNeedDrain) await drained(response);
  }
  if (breaks?.how === 'error') response.write(`event: error\ndata: ${JSON.stringify(errorTold)}\n\n`);
  if (!breaks || breaks.how === 'close' || breaks.how === 'error') return void response.end();
  if (breaks.how === 'stall') return;
  // What was written has to be on its way before the line is cut.
  await new Promise((resolve) => response.write('', resolve));
  await wait(5);
  cutOff(response);
}
