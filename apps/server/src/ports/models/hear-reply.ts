import type { LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider';
import type { ModelUsage } from '../model.ts';
import { CallFailure, failureOf } from './call-failure.ts';

export type Heard = {
  text: string;
  finish: 'stop' | 'length' | 'refusal' | 'other';
  /** It thought, be it beside its answer or within. */
  thought: boolean;
  usage: ModelUsage;
  /** What stopped it before its end; the text may be complete all the same. */
  broken: CallFailure | null;
};

/** Many times what any of our texts may have. */
const mostText = 400_000;

/** Listens to one answer to its end. `onText` is told the whole text with every piece. */
export async function hearReply(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  onText: (text: string) => void,
): Promise<Heard> {
  const heard: Heard = { text: '', finish: 'other', thought: false, usage: noTokens, broken: null };
  try {
    for await (const part of stream) {
      take(heard, part);
      if (part.type === 'text-delta' && part.delta) onText(heard.text);
      if (heard.text.length > mostText) throw new CallFailure('too_long');
    }
  } catch (error) {
    heard.broken = failureOf(error);
  }
  return heard;
}

export const noTokens: ModelUsage = { inputTokens: 0, outputTokens: 0 };

function take(heard: Heard, part: LanguageModelV4StreamPart): void {
  switch (part.type) {
    case 'text-delta':
      heard.text += part.delta;
      return;
    case 'reasoning-delta':
      heard.thought = true;
      return;
    case 'error':
      heard.broken ??= failureOf(part.error);
      return;
    case 'finish':
      heard.finish = finishOf(part.finishReason);
      heard.usage = usageOf(part.usage);
      if (part.finishReason.unified === 'interrupted') heard.broken ??= new CallFailure('unreachable');
  }
}

type Finish = Extract<LanguageModelV4StreamPart, { type: 'finish' }>['finishReason'];

function finishOf({ unified, raw }: Finish): Heard['finish'] {
  if (unified === 'content-filter' || /^(?:content_filter|refusal|safety)$/.test(raw ?? '')) return 'refusal';
  return unified === 'stop' || unified === 'length' ? unified : 'other';
}

function usageOf({ inputTokens, outputTokens }: LanguageModelV4Usage): ModelUsage {
  return { inputTokens: inputTokens.total ?? 0, outputTokens: outputTokens.total ?? 0 };
}
