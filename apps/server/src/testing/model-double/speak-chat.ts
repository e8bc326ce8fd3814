import type { Asked } from './asked.ts';
import { piecesOf, type Reply, textOf, usualUsage } from './reply.ts';

/** The events of an OpenAI-compatible or Mistral server, one `data:` line each. */
export function speakChat({ dialect, model }: Asked, reply: Reply): string[] {
  const refuses = reply.finish === 'refusal';
  const delta = (content: string) =>
    refuses && dialect === 'openai-compatible' ? { refusal: content } : { role: 'assistant', content };
  const chunk = (fields: object, finish: string | null = null) => ({
    ...{ id: 'double-1', object: 'chat.completion.chunk', created: 1, model },
    choices: [{ index: 0, delta: fields, finish_reason: finish }],
  });
  const thought = reply.thinking === undefined ? [] : [chunk(thinking(dialect, reply.thinking))];
  const told = piecesOf(textOf(reply), reply.pieceLength).map((piece) => chunk(delta(piece)));
  const { inputTokens, outputTokens } = reply.usage ?? usualUsage;
  const usage = {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  };
  const end = { ...chunk({ content: '' }, finishOf(reply, dialect)), usage };
  return [...[...thought, ...told, end].map((event) => `data: ${JSON.stringify(event)}\n\n`), 'data: [DONE]\n\n'];
}

function thinking(dialect: Asked['dialect'], text: string): object {
  if (dialect === 'mistral') return { content: [{ type: 'thinking', thinking: [{ type: 'text', text }] }] };
  return { reasoning_content: text };
}

function finishOf({ finish }: Reply, dialect: Asked['dialect']): string {
  if (finish === 'length') return 'length';
  return finish === 'refusal' && dialect === 'mistral' ? 'content_filter' : 'stop';
}
