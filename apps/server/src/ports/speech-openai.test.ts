import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { speechServerOf } from './speech-dialects.ts';
import { openaiSpeech } from './speech-openai.ts';

type Heard = { path: string; authorization: string | undefined; body: string };
type Reply = { status?: number; type?: string; body: string | Buffer | null };

/** A model that answers what it was told to, over real HTTP; null answers never. The last reply stays. */
const double = { heard: [] as Heard[], reply: { body: '' } as Reply, first: [] as Reply[] };
const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { authorization } = request.headers;
  double.heard.push({ path: request.url ?? '', authorization, body: Buffer.concat(parts).toString('latin1') });
  const { status = 200, type = 'application/json', body } = double.first.shift() ?? double.reply;
  if (body === null) return;
  response.writeHead(status, { 'content-type': type }).end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.closeAllConnections());
afterAll(() => void server.close());
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const access = { baseUrl: origin, apiKey: 'a-key', transcriptionModel: 'ecoute-1', speechModel: 'voix-1' };
const { transcribe, speak } = openaiSpeech(access);
const recording = { bytes: new Uint8Array([1, 2, 3]), mediaType: 'audio/webm', extension: 'webm' };
const patient = () => new AbortController().signal;
const ask = (reply: Reply) => {
  double.reply = reply;
  return transcribe?.(recording, patient());
};

test('a recording is understood, with the time of its words where the model tells it', async () => {
  const words = [
    { word: 'Bonjour', start: 0.12, end: 0.5 },
    { word: 'à', start: 1.9, end: 2 },
  ];
  expect(await ask({ body: JSON.stringify({ text: ' Bonjour à ', duration: 2.25, words }) })).toEqual({
    text: 'Bonjour à',
    durationMs: 2250,
    words: [
      { start: 120, end: 500 },
      { start: 1900, end: 2000 },
    ],
  });
  const { path, authorization, body } = double.heard.at(-1) as Heard;
  expect([path, authorization]).toEqual(['/v1/audio/transcriptions', 'Bearer a-key']);
  for (const part of ['filename="reponse.webm"', 'audio/webm', 'ecoute-1', 'verbose_json', '[]"\r\n\r\nword'])
    expect(body).toContain(part);
  expect(await ask({ body: '{"text":"Oui"}' })).toEqual({ text: 'Oui', durationMs: null, words: null });
  expect(await ask({ body: '{"text":"Oui","duration":"1.5"}' })).toMatchObject({ durationMs: 1500 });
});

test('a text is spoken, whether the audio comes as it is or inside JSON', async () => {
  const audio = Buffer.from([0xff, 0xfb, 0x90, 0x00]);
  double.reply = { type: 'audio/mpeg', body: audio };
  expect(Buffer.from((await speak?.('Bonjour', 'alloy', patient())) ?? [])).toEqual(audio);
  const { path, body } = double.heard.at(-1) as Heard;
  expect([path, JSON.parse(body)]).toEqual([
    '/v1/audio/speech',
    { model: 'voix-1', input: 'Bonjour', voice: 'alloy', response_format: 'mp3' },
  ]);
  double.reply = { body: JSON.stringify({ audio: audio.toString('base64') }) };
  const withVersion = openaiSpeech({ ...access, baseUrl: `${origin}/v1/` });
  expect(Buffer.from((await withVersion.speak?.('Bonjour', 'alloy', patient())) ?? [])).toEqual(audio);
  expect(double.heard.at(-1)?.path).toBe('/v1/audio/speech');
  for (const reply of [{ body: '{}' }, { status: 429, body: audio }, { type: 'audio/mpeg', body: '' }]) {
    double.reply = reply;
    await expect(speak?.('Bonjour', 'alloy', patient())).rejects.toMatchObject({ name: 'SpeechError' });
  }
});

const mistral = openaiSpeech({ ...access, dialect: 'mistral' });
const segment = (text: string, start: number, end: number) => ({ type: 'transcription_segment', text, start, end });

test('Mistral’s own dialect is spoken: the times of words are segments, its length is the usage’s', async () => {
  const segments = [segment(' Bonjour', 0.1, 0.5), segment(' à', 1.9, 2)];
  const usage = { prompt_audio_seconds: 3, total_tokens: 40 };
  double.reply = { body: JSON.stringify({ model: 'v', text: ' Bonjour à', language: null, segments, usage }) };
  expect(await mistral.transcribe?.(recording, patient())).toEqual({
    text: 'Bonjour à',
    durationMs: 3000,
    words: [
      { start: 100, end: 500 },
      { start: 1900, end: 2000 },
    ],
  });
  const { path, authorization, body } = double.heard.at(-1) as Heard;
  expect([path, authorization]).toEqual(['/v1/audio/transcriptions', 'Bearer a-key']);
  expect(body).toMatch(/name="timestamp_granularities"\r\n\r\nword/);
  for (const other of ['language', 'response_format', '[]']) expect(body).not.toContain(other);
  double.reply = {
    body: JSON.stringify({ text: 'Bonjour à tous', segments: [segment('Bonjour à tous', 0, 2)], usage }),
  };
  expect(await mistral.transcribe?.(recording, patient())).toMatchObject({ durationMs: 3000, words: null });

  const audio = Buffer.from([0xff, 0xfb, 0x90, 0x00]);
  double.reply = { body: JSON.stringify({ audio_data: audio.toString('base64') }) };
  for (const [voice, asked] of [
    ['alloy', 'fr_marie_neutral'],
    ['voice_592', 'voice_592'],
  ] as const) {
    expect(Buffer.from((await mistral.speak?.('Bonjour', voice, patient())) ?? [])).toEqual(audio);
    const request = JSON.parse(double.heard.at(-1)?.body ?? '');
    expect(request).toEqual({
      ...{ model: 'voix-1', input: 'Bonjour', voice_id: asked, stream: false, response_format: 'mp3' },
    });
  }
});

test.each([
  ['openai', 400, /name="response_format"\r\n\r\njson/],
  ['mistral', 422, /name="language"\r\n\r\nfr/],
] as const)(
  'a model of %s that knows no times of words is asked for the text alone, and at once the next time',
  async (dialect, status, form) => {
    const { transcribe: hear } = openaiSpeech({ ...access, dialect });
    double.first = [{ status, body: '{"error":{"message":"verbose_json"}}' }];
    double.reply = { body: '{"text":"Oui"}' };
    const before = double.heard.length;
    for (const requests of [2, 3]) {
      expect(await hear?.(recording, patient())).toEqual({ text: 'Oui', durationMs: null, words: null });
      expect(double.heard.length - before).toBe(requests);
      expect(double.heard.at(-1)?.body).toMatch(form);
      expect(double.heard.at(-1)?.body).not.toContain('granularities');
    }
  },
);

test('a recording that a server takes in no form is asked for twice, every time', async () => {
  const { transcribe: hear } = openaiSpeech(access);
  double.reply = { status: 400, body: '{"error":{"message":"Oui"}}' };
  const before = double.heard.length;
  for (const requests of [2, 4]) {
    await expect(hear?.(recording, patient())).rejects.toMatchObject({ name: 'SpeechError' });
    expect(double.heard.length - before).toBe(requests);
  }
});

test.each<[string, Reply]>([
  ['a refusal', { status: 401, body: '{"error":{"message":"une clé"}}' }],
  ['a fault', { status: 500, body: 'une réponse' }],
  ['no JSON', { body: '<html>' }],
  ['another JSON', { body: '{"texte":"Oui"}' }],
  ['a time that is none', { body: '{"text":"Oui","duration":-4}' }],
  ['a text without end', { body: `{"text":"${'a'.repeat(3_000_000)}"}` }],
  ['too many requests', { status: 429, body: '{"message":"Oui"}' }],
  ['nothing', { body: '' }],
  ['ten megabytes', { type: 'audio/mpeg', body: Buffer.alloc(21 * 1024 * 1024, 'Oui') }],
])('%s of the model is an error that tells nothing of what was said, and is asked for once', async (_, reply) => {
  double.reply = reply;
  const speaks = [openaiSpeech(access), openaiSpeech({ ...access, dialect: 'mistral' })].flatMap((speech) => [
    () => speech.transcribe?.(recording, patient()),
    () => speech.speak?.('Oui', 'alloy', patient()),
  ]);
  for (const asked of speaks) {
    const before = double.heard.length;
    await expect(asked()).rejects.toMatchObject({
      name: 'SpeechError',
      message: expect.not.stringMatching(/Oui|clé/),
    });
    expect(double.heard.length - before).toBe(1);
  }
});

test.each([
  [{ AI_PROVIDER: 'mistral' }, 'mistral https://api.mistral.ai/v1'],
  [{ AI_PROVIDER: 'mistral', AI_BASE_URL: 'http://localhost:9/v1' }, 'mistral http://localhost:9/v1'],
  [{ AI_PROVIDER: 'mistral', AI_SPEECH_BASE_URL: 'http://localhost:9' }, 'openai http://localhost:9'],
  [{ AI_SPEECH_BASE_URL: 'https://api.mistral.ai' }, 'mistral https://api.mistral.ai'],
  [{ AI_BASE_URL: 'https://mistral.ai.example.com' }, 'openai https://mistral.ai.example.com'],
  [{ AI_PROVIDER: 'anthropic' }, null],
])('%o is a server that is spoken to as %s', (env, told) => {
  const server = speechServerOf(env);
  expect(server && `${server.dialect} ${server.baseUrl}`).toBe(told);
});

test('a model that does not answer in time, or is not there, is given up; so is one whose person has left', async () => {
  double.reply = { body: null };
  const hasty = openaiSpeech({ ...access, timeoutMs: 50 });
  await expect(hasty.transcribe?.(recording, patient())).rejects.toThrow('takes too long');
  const nowhere = openaiSpeech({ ...access, baseUrl: 'http://127.0.0.1:1' });
  await expect(nowhere.speak?.('Oui', 'alloy', patient())).rejects.toThrow('cannot be reached');
  const leaving = new AbortController();
  const left = transcribe?.(recording, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
});

test('a model that was not named is not there', () => {
  const none = openaiSpeech({ ...access, transcriptionModel: null, speechModel: null });
  expect(none).toEqual({ transcribe: null, speak: null });
});
