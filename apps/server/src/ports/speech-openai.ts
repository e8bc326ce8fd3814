import { z } from 'zod';
import { type Recording, type Speech, SpeechError, type Transcript } from './speech.ts';
import { type SpeechDialect, speechDialects } from './speech-dialects.ts';

export type SpeechAccess = {
  /** How the server is spoken to; as OpenAI’s where nothing is told. */
  dialect?: SpeechDialect;
  /** With or without its final `/v1`. */
  baseUrl: string;
  apiKey: string | null;
  transcriptionModel: string | null;
  speechModel: string | null;
  timeoutMs?: number | undefined;
};

/** Five minutes of speech are understood in a fraction of that. */
const defaultTimeoutMs = 60_000;
const maxAudioBytes = 10 * 1024 * 1024;
const maxTranscriptBytes = 2 * 1024 * 1024;

/** Any server that speaks as OpenAI’s or Mistral’s does. Nothing of what is said is kept or logged. */
export function openaiSpeech(access: SpeechAccess): Speech {
  const { transcriptionModel, speechModel } = access;
  return {
    transcribe: transcriptionModel ? transcriber(access, transcriptionModel) : null,
    speak: speechModel
      ? async (text, voice, signal) => await speak(access, speechModel, { text, voice }, signal)
      : null,
  };
}

/** A server that knows no times of words is asked without them from then on. */
function transcriber(access: SpeechAccess, model: string): NonNullable<Speech['transcribe']> {
  const { withTimes, plain } = speechDialects[access.dialect ?? 'openai'];
  let tellsTimes = true;
  return async (recording, signal) => {
    const limit = AbortSignal.timeout(access.timeoutMs ?? defaultTimeoutMs);
    const ask = async (fields: readonly [string, string][]) =>
      await transcribe(access, { model, fields, recording, limit }, signal);
    if (!tellsTimes) return await ask(plain);
    try {
      return await ask(withTimes);
    } catch (error) {
      if (!(error instanceof SpeechError) || !error.isOfRequest) throw error;
      const heard = await ask(plain);
      tellsTimes = false;
      return heard;
    }
  };
}

const seconds = z.number().nonnegative().max(100_000);
const duration = z.union([seconds, z.string().transform(Number).pipe(seconds)]).nullish();
const spans = z.array(z.object({ start: seconds, end: seconds })).nullish();
const transcriptSchema = z.object({
  text: z.string(),
  duration,
  words: spans,
  /** Mistral tells words so, one in each, and how long it listened. */
  segments: z.array(z.object({ text: z.string(), start: seconds, end: seconds })).nullish(),
  usage: z.object({ prompt_audio_seconds: duration }).nullish().catch(null),
});

type Asked = { model: string; fields: readonly [string, string][]; recording: Recording; limit: AbortSignal };

async function transcribe(
  access: SpeechAccess,
  { model, fields, recording: { bytes, mediaType, extension }, limit }: Asked,
  signal: AbortSignal,
): Promise<Transcript> {
  const form = new FormData();
  form.set('file', new File([bytes], `reponse.${extension}`, { type: mediaType }));
  form.set('model', model);
  for (const [name, value] of fields) form.append(name, value);
  const call = { body: form, signal, limit, maxBytes: maxTranscriptBytes };
  const { bytes: answer } = await post(access, 'transcriptions', call);
  const { text, duration: told, words, segments, usage } = understood(transcriptSchema, answer);
  const length = told ?? usage?.prompt_audio_seconds ?? null;
  const spoken = words ?? (segments?.every((segment) => isOneWord(segment.text)) ? segments : null);
  return {
    text: text.trim(),
    durationMs: length === null ? null : inMs(length),
    words: spoken ? spoken.map(({ start, end }) => ({ start: inMs(start), end: inMs(end) })) : null,
  };
}

/** The times of whole sentences tell nothing of the pauses in them. */
function isOneWord(text: string): boolean {
  return !/\S\s+[\p{L}\p{N}]/u.test(text);
}

function inMs(length: number): number {
  return Math.round(length * 1000);
}

async function speak(
  access: SpeechAccess,
  model: string,
  { text, voice }: { text: string; voice: string },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { voiceFields } = speechDialects[access.dialect ?? 'openai'];
  const body = JSON.stringify({ model, input: text, ...voiceFields(voice), response_format: 'mp3' });
  const limit = AbortSignal.timeout(access.timeoutMs ?? defaultTimeoutMs);
  const answer = await post(access, 'speech', { body, signal, limit, maxBytes: 2 * maxAudioBytes });
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

type Call = { body: FormData | string; signal: AbortSignal; limit: AbortSignal; maxBytes: number };

async function post(
  access: SpeechAccess,
  what: 'transcriptions' | 'speech',
  { body, signal, limit, maxBytes }: Call,
): Promise<{ bytes: Uint8Array; isJson: boolean }> {
  const headers = new Headers();
  if (access.apiKey) headers.set('authorization', `Bearer ${access.apiKey}`);
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  try {
    const answer = await fetch(addressOf(access.baseUrl, what), {
      ...{ method: 'POST', headers, body, redirect: 'error' },
      signal: AbortSignal.any([signal, limit]),
    });
    const bytes = await readUpTo(answer, maxBytes);
    if (!answer.ok) throw new SpeechError(`the speech model answers ${answer.status}`, isOfRequest(answer.status));
    return { bytes, isJson: /\bjson\b/i.test(answer.headers.get('content-type') ?? '') };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof SpeechError) throw error;
    throw new SpeechError(limit.aborted ? 'the speech model takes too long' : 'the speech model cannot be reached');
  }
}

function isOfRequest(status: number): boolean {
  return status === 400 || status === 422;
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
