import { z } from 'zod';
import { type Recording, type Speech, SpeechError, type Transcript } from './speech.ts';

export type SpeechAccess = {
  /** With or without its final `/v1`. */
  baseUrl: string;
  apiKey: string | null;
  transcriptionModel: string | null;
  speechModel: string | null;
  timeoutMs?: number;
};

/** Five minutes of speech are understood in a fraction of that. */
const defaultTimeoutMs = 60_000;
const maxAudioBytes = 10 * 1024 * 1024;
const maxTranscriptBytes = 2 * 1024 * 1024;

/** Any server that speaks as OpenAI’s does. Nothing of what is said is kept or logged. */
export function openaiSpeech(access: SpeechAccess): Speech {
  const { transcriptionModel, speechModel } = access;
  return {
    transcribe: transcriptionModel
      ? async (recording, signal) => await transcribe(access, transcriptionModel, recording, signal)
      : null,
    speak: speechModel
      ? async (text, voice, signal) => await speak(access, speechModel, { text, voice }, signal)
      : null,
  };
}

const seconds = z.number().nonnegative().max(100_000);
const transcriptSchema = z.object({
  text: z.string(),
  duration: z.union([seconds, z.string().transform(Number).pipe(seconds)]).nullish(),
  words: z.array(z.object({ start: seconds, end: seconds })).nullish(),
});

async function transcribe(
  access: SpeechAccess,
  model: string,
  { bytes, mediaType, extension }: Recording,
  signal: AbortSignal,
): Promise<Transcript> {
  const form = new FormData();
  form.set('file', new File([bytes], `reponse.${extension}`, { type: mediaType }));
  form.set('model', model);
  form.set('language', 'fr');
  form.set('response_format', 'verbose_json');
  form.append('timestamp_granularities[]', 'word');
  const { bytes: answer } = await call(access, 'transcriptions', { body: form, signal, maxBytes: maxTranscriptBytes });
  const { text, duration, words } = understood(transcriptSchema, answer);
  const ms = (value: number) => Math.round(value * 1000);
  return {
    text: text.trim(),
    durationMs: duration === null || duration === undefined ? null : ms(duration),
    words: words ? words.map(({ start, end }) => ({ start: ms(start), end: ms(end) })) : null,
  };
}

async function speak(
  access: SpeechAccess,
  model: string,
  { text, voice }: { text: string; voice: string },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const body = JSON.stringify({ model, input: text, voice, response_format: 'mp3' });
  const answer = await call(access, 'speech', { body, signal, maxBytes: 2 * maxAudioBytes });
  const audio = answer.isJson ? audioInside(answer.bytes) : answer.bytes;
  if (audio.length === 0 || audio.length > maxAudioBytes) throw new SpeechError('no audio came');
  return audio;
}

const anyJson = z.record(z.string(), z.unknown());

/** Some servers answer the audio in base64 inside JSON. */
function audioInside(answer: Uint8Array): Uint8Array {
  const fields = understood(anyJson, answer);
  const names = ['audio', 'audioContent', 'audio_content', 'audio_data', 'data', 'b64_json'];
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string');
  return Buffer.from(typeof found === 'string' ? found : '', 'base64');
}

type Call = { body: FormData | string; signal: AbortSignal; maxBytes: number };

async function call(access: SpeechAccess, what: 'transcriptions' | 'speech', { body, signal, maxBytes }: Call) {
  const limit = AbortSignal.timeout(access.timeoutMs ?? defaultTimeoutMs);
  const headers = new Headers();
  if (access.apiKey) headers.set('authorization', `Bearer ${access.apiKey}`);
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  try {
    const answer = await fetch(addressOf(access.baseUrl, what), {
      ...{ method: 'POST', headers, body, redirect: 'error' },
      signal: AbortSignal.any([signal, limit]),
    });
    const bytes = await readUpTo(answer, maxBytes);
    if (!answer.ok) throw new SpeechError(`the speech model answers ${answer.status}`);
    return { bytes, isJson: /\bjson\b/i.test(answer.headers.get('content-type') ?? '') };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof SpeechError) throw error;
    throw new SpeechError(limit.aborted ? 'the speech model takes too long' : 'the speech model cannot be reached');
  }
}

function addressOf(baseUrl: string, what: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  return `${/\/v\d+$/.test(base) ? base : `${base}/v1`}/audio/${what}`;
}

async function readUpTo(answer: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new SpeechError('the speech model answers without end');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function understood<Schema extends z.ZodType>(schema: Schema, answer: Uint8Array): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(new TextDecoder().decode(answer)));
  } catch {
    throw new SpeechError('the speech model answers what is no answer');
  }
}
