import { type Speech, SpeechError } from '../../speech.ts';
import { type Line, seconds } from './lines.ts';
import { soundRecording } from './sound-recording.ts';

const ownVoice = 'non configurée\u00a0: celle du navigateur';

/** Has a second of sound understood and a sentence spoken, as far as each is configured. */
export async function checkSpeech({ transcribe, speak }: Speech, tell: (line: Line) => void): Promise<boolean> {
  const signal = new AbortController().signal;
  const heard = await attempt(transcribe && (() => transcribe(soundRecording(), signal)), () => '');
  tell(['Transcription', heard.told]);
  const spoken = await attempt(speak && (() => speak('Bonjour.', 'alloy', signal)), kilobytes);
  tell(['Synthèse vocale', spoken.told]);
  return heard.works && spoken.works;
}

async function attempt<Result>(
  work: (() => Promise<Result>) | null,
  more: (result: Result) => string,
): Promise<{ works: boolean; told: string }> {
  if (!work) return { works: true, told: ownVoice };
  const startedAt = performance.now();
  try {
    const result = await work();
    return { works: true, told: `oui, en ${seconds(performance.now() - startedAt)}${more(result)}` };
  } catch (error) {
    if (!(error instanceof SpeechError)) throw error;
    return { works: false, told: 'non. Vérifiez AI_SPEECH_BASE_URL, AI_SPEECH_API_KEY et le nom du modèle' };
  }
}

function kilobytes(audio: Uint8Array): string {
  return ` (${Math.max(1, Math.round(audio.length / 1000))}\u00a0ko)`;
}
