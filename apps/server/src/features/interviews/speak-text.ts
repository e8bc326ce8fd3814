import type { textToSpeechRequestSchema } from '@coach/contracts/features/interviews';
import type { z } from 'zod';
import type { UserContext } from '../../context.ts';
import { requireGate } from '../billing/require-gate.ts';
import { speechUnavailable, toldToPerson } from './speech-failure.ts';
import type { SpeechThrottle } from './speech-throttle.ts';

/**
 * A text as MPEG audio in base64. Throws `speech_unavailable` without a model, `subscription_required`,
 * `too_many_requests`, `unavailable` (`speech`).
 */
export async function speakText(
  context: UserContext,
  throttle: SpeechThrottle,
  { text, voice }: z.output<typeof textToSpeechRequestSchema>,
): Promise<{ audioContent: string }> {
  const { speech, actor, signal } = context;
  if (!speech.speak) throw speechUnavailable();
  await requireGate(context, 'voice_interview');
  await throttle(actor.userId);
  const audio = await speech.speak(text, voice, signal).catch(toldToPerson);
  return { audioContent: Buffer.from(audio).toString('base64') };
}
