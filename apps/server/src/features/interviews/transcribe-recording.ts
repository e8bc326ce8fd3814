import {
  maxAnswerLength,
  maxRecordingBytes,
  type voiceToTextRequestSchema,
  type voiceToTextResponseSchema,
} from '@coach/contracts/features/interviews';
import { monthlyLimit } from '@coach/contracts/limits';
import type { z } from 'zod';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { cleanText } from '../../http/clean-text.ts';
import { requireGate } from '../billing/require-gate.ts';
import { tierOf } from '../billing/tier-of.ts';
import { audioTypeOf } from './audio-type-of.ts';
import { speechUnavailable, toldToPerson } from './speech-failure.ts';
import type { SpeechThrottle } from './speech-throttle.ts';

/**
 * What a recording says. It is kept nowhere. Throws `speech_unavailable` without a model, `subscription_required` for a
 * plan with nothing to record, `file_too_large`, `unsupported_file`, `too_many_requests`, `unavailable` (`speech`).
 */
export async function transcribeRecording(
  context: UserContext,
  throttle: SpeechThrottle,
  { audio, durationMs }: z.output<typeof voiceToTextRequestSchema>,
): Promise<z.input<typeof voiceToTextResponseSchema>> {
  const { speech, actor, signal } = context;
  if (!speech.transcribe) throw speechUnavailable();
  await checkMayRecord(context);
  const bytes = bytesOf(audio);
  const type = audioTypeOf(bytes);
  if (!type) throw new AppError('unsupported_file', { reason: 'not_a_recording' });
  await throttle(actor.userId);
  const heard = await speech.transcribe({ bytes, ...type }, signal).catch(toldToPerson);
  const text = cleanText(heard.text).slice(0, maxAnswerLength).toWellFormed();
  const length = heard.durationMs ?? durationMs ?? heard.words?.at(-1)?.end ?? 0;
  return { text, durationMs: length, ...(heard.words ? { words: heard.words.slice(0, 5_000) } : {}) };
}

/** Interviews by voice are recorded, and the pitches of a plan that has some. */
async function checkMayRecord(context: UserContext): Promise<void> {
  const tier = await tierOf(context, context.actor.userId);
  if (monthlyLimit('elevator_pitch', tier) === 0) await requireGate(context, 'voice_interview');
}

/** From base64, as it is or in a data URL. */
function bytesOf(audio: string): Uint8Array<ArrayBuffer> {
  const encoded = audio.slice(0, 200).startsWith('data:') ? audio.slice(audio.indexOf(',') + 1) : audio;
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > maxRecordingBytes)
    throw new AppError('file_too_large', { values: { megabytes: maxRecordingBytes / 1024 / 1024 } });
  return new Uint8Array(bytes);
}
