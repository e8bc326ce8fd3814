export type ReadEvent = { event: string; data: ReturnType<typeof JSON.parse> };

/** Reads server-sent events one by one; `text` puts their partials together. */
export function readEvents(response: Response) {
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let text = '';

  /** The next block of lines; null at the end of the stream. */
  async function nextBlock(): Promise<string | null> {
    while (!rest.includes('\n\n')) {
      const { done, value } = await reader.read();
      if (done) return null;
      rest += value;
    }
    const end = rest.indexOf('\n\n');
    const block = rest.slice(0, end);
    rest = rest.slice(end + 2);
    return block;
  }

  async function next(): Promise<ReadEvent | null> {
    for (let block = await nextBlock(); block !== null; block = await nextBlock()) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (!event || !data) continue;
      const read = { event, data: JSON.parse(data) };
      if (event === 'partial') text = text.slice(0, read.data.at) + read.data.text;
      return read;
    }
    return null;
  }

  return {
    response,
    next,
    text: () => text,
    /** Everything until the end. */
    async rest(): Promise<ReadEvent[]> {
      const events: ReadEvent[] = [];
      for (let event = await next(); event; event = await next()) events.push(event);
      return events;
    },
    leave: () => reader.cancel(),
  };
}
