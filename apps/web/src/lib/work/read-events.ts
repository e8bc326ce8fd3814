/** `pulse`: the server is there, and has nothing to tell. */
export type StreamEvent = { event: string; data: unknown };

/** Server-sent events, one after the other, until the stream ends. What is not of our making is passed over. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readBlock(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function readBlock(block: string): StreamEvent | null {
  if (block.startsWith(':')) return { event: 'pulse', data: null };
  const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  if (!event || data === undefined) return null;
  try {
    return { event, data: JSON.parse(data) };
  } catch {
    return null;
  }
}
