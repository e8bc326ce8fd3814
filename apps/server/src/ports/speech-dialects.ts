export const speechDialectNames = ['openai', 'mistral'] as const;
export type SpeechDialect = (typeof speechDialectNames)[number];

type Fields = readonly [string, string][];

type Spoken = {
  /** Of a form that asks when each word was said. */
  withTimes: Fields;
  /** Of one that asks for the text alone: some models know no more. */
  plain: Fields;
  voiceFields(voice: string): Record<string, unknown>;
};

/**
 * What the two kinds of server are asked differently. Mistral’s earlier models take no language beside the times of
 * words, and its later ones know none; an answer there is no stream unless asked for.
 */
export const speechDialects: Record<SpeechDialect, Spoken> = {
  openai: {
    withTimes: [
      ['language', 'fr'],
      ['response_format', 'verbose_json'],
      ['timestamp_granularities[]', 'word'],
    ],
    plain: [
      ['language', 'fr'],
      ['response_format', 'json'],
    ],
    voiceFields: (voice) => ({ voice }),
  },
  mistral: {
    withTimes: [['timestamp_granularities', 'word']],
    plain: [['language', 'fr']],
    voiceFields: (voice) => ({ voice_id: openaiVoices.has(voice) ? frenchVoice : voice, stream: false }),
  },
};

/** Voices that OpenAI names and nobody else has: another server speaks with a French one of its own. */
const openaiVoices = new Set('alloy ash ballad cedar coral echo fable marin nova onyx sage shimmer verse'.split(' '));
/** One that every speech model of Mistral’s takes. */
const frenchVoice = 'fr_marie_neutral';

type Configured = {
  AI_PROVIDER?: string | undefined;
  AI_BASE_URL?: string | undefined;
  AI_SPEECH_BASE_URL?: string | undefined;
};

const mistralAddress = 'https://api.mistral.ai/v1';

/** Where speech is asked for, and how: the AI’s own address unless speech has another; null where there is none. */
export function speechServerOf({ AI_PROVIDER, AI_BASE_URL, AI_SPEECH_BASE_URL }: Configured): {
  baseUrl: string;
  dialect: SpeechDialect;
} | null {
  const isMistral = AI_PROVIDER === 'mistral' && !AI_SPEECH_BASE_URL;
  const baseUrl = AI_SPEECH_BASE_URL ?? AI_BASE_URL ?? (isMistral ? mistralAddress : null);
  if (!baseUrl) return null;
  const { hostname } = new URL(baseUrl);
  return { baseUrl, dialect: isMistral || /(?:^|\.)mistral\.ai$/.test(hostname) ? 'mistral' : 'openai' };
}
