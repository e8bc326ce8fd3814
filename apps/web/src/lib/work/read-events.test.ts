import { expect, test } from 'vitest';
import { readEvents, type StreamEvent } from './read-events.ts';

async function read(pieces: Uint8Array[]): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

test('events are read wherever the network cuts them', async () => {
  const text =
    ': here\n\nevent: partial\ndata: {"at":0,"text":"Élodie\\n😀"}\n\n: still here\n\nevent: cancelled\ndata: {}\n\n';
  const bytes = new TextEncoder().encode(text);
  const pulse = { event: 'pulse', data: null };
  const told = [
    pulse,
    { event: 'partial', data: { at: 0, text: 'Élodie\n😀' } },
    pulse,
    { event: 'cancelled', data: {} },
  ];
  expect(await read([bytes])).toEqual(told);
  expect(await read([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(told);
});

test('what is cut off at the end, or is no event of ours, is not told', async () => {
  const text = '<html>a proxy</html>\n\nevent: partial\ndata: {"at\n\nevent: done\ndata: {"result":1}';
  expect(await read([new TextEncoder().encode(text)])).toEqual([]);
});
