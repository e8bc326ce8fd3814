import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openaiSpeech } from './speech-openai.ts';

type Heard = { path: string; authorization: string | undefined; body: string };
type Reply = { status?: number; type?: string; body: string | Buffer | null };

/** A model that answers what it was told to, over real HTTP; null answers never. */
const double = { heard: [] as Heard[], reply: { body: '' } as Reply };
const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { authorization } = request.headers;
  double.heard.push({ path: request.url ?? '', authorization, body: Buffer.concat(parts).toString('latin1') });
  const { status = 200, type = 'application/json', body } = double.reply;
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

test.each<[string, Reply]>([
  ['a refusal', { status: 401, body: '{"error":{"message":"une clé"}}' }],
  ['a fault', { status: 500, body: 'une réponse' }],
  ['no JSON', { body: '<html>' }],
  ['another JSON', { body: '{"texte":"Oui"}' }],
  ['a time that is none', { body: '{"text":"Oui","duration":-4}' }],
  ['a text without end', { body: `{"text":"${'a'.repeat(3_000_000)}"}` }],
])('%s of the model is an error that tells nothing of what was said', async (_, reply) => {
  await expect(ask(reply)).rejects.toMatchObject({
    name: 'SpeechError',
    message: expect.not.stringMatching(/Oui|clé/),
  });
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
