import type { Environment } from '../config/env.ts';
import { noSpeech, type Speech } from './speech.ts';
import { speechServerOf } from './speech-dialects.ts';

/** The AI’s own address and key, unless speech has others. */
export async function openSpeech(env: Environment): Promise<Speech> {
  const server = speechServerOf(env);
  const { AI_TRANSCRIPTION_MODEL: transcriptionModel = null, AI_SPEECH_MODEL: speechModel = null } = env;
  if (!server || !(transcriptionModel || speechModel)) return noSpeech;
  const { openaiSpeech } = await import('./speech-openai.ts');
  const apiKey = env.AI_SPEECH_API_KEY ?? env.AI_API_KEY ?? null;
  return openaiSpeech({ ...server, apiKey, transcriptionModel, speechModel, timeoutMs: env.AI_TIMEOUT_MS });
}
