import type { Asked } from './asked.ts';
import { piecesOf, type Reply, textOf, usualUsage } from './reply.ts';

/** The events of Anthropic’s messages. A shape asked for as a tool is answered as a call of that tool. */
export function speakMessages({ model, mode }: Asked, reply: Reply): string[] {
  const { inputTokens, outputTokens } = reply.usage ?? usualUsage;
  const message = {
    ...{ id: 'msg_double', type: 'message', role: 'assistant', model, content: [] },
    ...{ stop_reason: null, stop_sequence: null, usage: { input_tokens: inputTokens, output_tokens: 1 } },
  };
  const isTool = mode === 'json_tool' && reply.text === undefined;
  const thought = reply.thinking === undefined ? [] : block(0, { type: 'thinking', thinking: '' }, [reply.thinking]);
  const start = isTool ? { type: 'tool_use', id: 'toolu_double', name: 'json', input: {} } : { type: 'text', text: '' };
  const told = block(thought.length > 0 ? 1 : 0, start, piecesOf(textOf(reply), reply.pieceLength));
  const stop = { stop_reason: stopOf(reply, isTool), stop_sequence: null };
  return [
    { type: 'message_start', message },
    { type: 'ping' },
    ...thought,
    ...told,
    { type: 'message_delta', delta: stop, usage: { output_tokens: outputTokens } },
    { type: 'message_stop' },
  ].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
}

function block(index: number, start: Record<string, unknown>, pieces: string[]) {
  const delta = (piece: string) => {
    if (start.type === 'tool_use') return { type: 'input_json_delta', partial_json: piece };
    return start.type === 'thinking'
      ? { type: 'thinking_delta', thinking: piece }
      : { type: 'text_delta', text: piece };
  };
  return [
    { type: 'content_block_start', index, content_block: start },
    ...pieces.map((piece) => ({ type: 'content_block_delta', index, delta: delta(piece) })),
    { type: 'content_block_stop', index },
  ];
}

function stopOf({ finish }: Reply, isTool: boolean): string {
  if (finish === 'length') return 'max_tokens';
  if (finish === 'refusal') return 'refusal';
  return isTool ? 'tool_use' : 'end_turn';
}
