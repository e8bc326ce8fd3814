import { expect, test } from 'vitest';
import { type Speech, SpeechError, type Transcript } from '../../ports/speech.ts';
import { call, coach, open, pathOf, said, told, used, voice, weak, withCv } from '../../testing/interview-steps.ts';
import { sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { sweepInterviews } from './sweep-interviews.ts';

const app = await createTestApp();

test('an interview by voice asks ten questions in order, resumes, and its words score as typed ones', async () => {
  const user = await withCv(await app.users.paid('advancer'));
  const ask = (questionNumber: number, more: object = {}) =>
    voice(user, { action: 'generateQuestion', jobDescription: sampleOffer, questionNumber, ...more });
  const first = (await ask(1)).body;
  expect((await user.get('/api/interview-sessions')).body.items).toEqual([]);
  expect((await ask(1)).body).toEqual(first);
  expect(said(await ask(3))).toBe('400 validation question_order');
  const { sessionId } = first;
  const asked = [first.question];
  for (let number = 2; number <= 10; number += 1) asked.push((await ask(number, { sessionId })).body.question);
  expect(new Set(asked).size).toBe(10);
  // Neither a client that knows no session nor one that comes back is asked something else.
  expect((await ask(7)).body).toEqual({ question: asked[6], sessionId });
  await user.patch(pathOf(sessionId), { responses: [told] });
  expect((await user.get('/api/interview-sessions')).body.items[0]).toMatchObject({ kind: 'voice', questionCount: 10 });
  const timing = {
    durationMs: 30_000,
    words: [
      { start: 0, end: 400 },
      { start: 3_400, end: 30_000 },
    ],
  };
  const allAnswers = asked.map((question, index) => ({
    ...{ question, answer: index % 2 ? weak : told, questionNumber: index + 1 },
    ...(index === 1 ? { timing } : {}),
  }));
  const finish = (more: object = {}) =>
    voice(user, { action: 'generateFeedback', jobDescription: sampleOffer, allAnswers, ...more });
  const { body } = await finish({ sessionId });
  expect(body).toMatchObject({ sessionId, feedback: expect.any(String) });
  expect(body.entries[1].delivery).toMatchObject({ durationMs: 30_000, pauses: 1, longestPauseMs: 3_000 });
  expect([(await finish()).body, await used(user, 'interview_coaching')]).toEqual([body, 1]);
  expect(await open(user, sessionId)).toMatchObject({ completed: true, score: body.score, kind: 'voice' });
  // The same words typed.
  const { questions, seniorityLevel } = await open(user, sessionId);
  await app.pool.query("update interview_sessions set kind = 'simulation', coached_key = null where id = $1", [
    sessionId,
  ]);
  const typed = await coach(user, {
    ...{ sessionId, level: seniorityLevel },
    questionsAndAnswers: questions.map(({ question }, index) => ({ question, answer: allAnswers[index]?.answer })),
  });
  expect(typed.body.entries.map(({ score }: { score: number }) => score)).toEqual(
    body.entries.map(({ score }: { score: number }) => score),
  );
  // A client that made up its own interview, and one that was left before any answer.
  const made = { question: 'Racontez une réussite.', answer: told, questionNumber: 3 };
  const own = (await finish({ jobDescription: 'Vendeur en boulangerie', allAnswers: [made] })).body;
  expect(await open(user, own.sessionId)).toMatchObject({
    responses: [told],
    questions: [{ question: made.question }],
  });
  const left = (await ask(1, { jobDescription: 'Serveur' })).body.sessionId;
  app.clock.advance(25 * 3_600_000);
  expect(await sweepInterviews(app.services)).toBe(1);
  app.clock.reset();
  expect((await user.get(pathOf(left))).status).toBe(404);
  const builder = await app.users.paid('builder');
  const closed = { action: 'generateQuestion', jobDescription: sampleOffer, questionNumber: 1 };
  expect(said(await voice(builder, closed))).toBe('403 subscription_required voice_interview');
});

const webm = (bytes: number) => {
  const recording = Buffer.alloc(bytes);
  recording.writeUInt32BE(0x1a45dfa3);
  return recording.toString('base64');
};

test('without a model of speech the browser takes over; with one, a recording is heard and forgotten', async () => {
  const user = await app.users.paid('leader');
  const [hear, speak] = [call('voice-to-text'), call('text-to-speech')];
  expect((await user.get('/api/interviews/speech')).body).toEqual({ transcription: false, speech: false });
  expect(said(await hear(user, { audio: webm(2_000) }))).toBe('501 speech_unavailable');
  expect(said(await speak(user, { text: 'Bonjour', voice: 'alloy' }))).toBe('501 speech_unavailable');

  const heard: string[] = [];
  let answer: Transcript | Error = { text: 'Bonjour\0', durationMs: 900, words: [{ start: 0, end: 500 }] };
  const speech: Speech = {
    transcribe: async ({ mediaType, bytes }) => {
      heard.push(`${mediaType} ${bytes.length}`);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    speak: async (text, name) => Buffer.from(`${name}: ${text}`),
  };
  Object.assign(app.services.speech, speech);
  expect((await user.get('/api/interviews/speech')).body).toEqual({ transcription: true, speech: true });
  const audio = `data:audio/webm;codecs=opus;base64,${webm(2_000)}`;
  expect((await hear(user, { audio })).body).toEqual({
    text: 'Bonjour ',
    durationMs: 900,
    words: [{ start: 0, end: 500 }],
  });
  answer = { text: 'Bonjour', durationMs: null, words: null };
  expect((await hear(user, { audio, durationMs: 4_000 })).body).toEqual({ text: 'Bonjour', durationMs: 4_000 });
  expect((await hear(user, { audio: webm(10 * 1024 * 1024) })).status).toBe(200);
  expect(heard).toEqual(['audio/webm 2000', 'audio/webm 2000', `audio/webm ${10 * 1024 * 1024}`]);
  const large = await hear(user, { audio: webm(10 * 1024 * 1024 + 1) });
  expect([said(large), large.body.message]).toEqual(['413 file_too_large', expect.stringContaining('10 Mo')]);
  expect(said(await hear(user, { audio: 'bm9uIA==' }))).toBe('415 unsupported_file not_a_recording');
  answer = new SpeechError('the speech model answers 500');
  expect(said(await hear(user, { audio }))).toBe('503 unavailable speech');
  const spoken = await speak(user, { text: 'Bonjour' });
  expect(Buffer.from(spoken.body.audioContent, 'base64').toString()).toBe('alloy: Bonjour');
  const free = await app.users.free();
  for (const closed of [await hear(free, { audio }), await speak(free, { text: 'Bonjour' })])
    expect(said(closed)).toBe('403 subscription_required voice_interview');
  Object.assign(app.services.speech, { transcribe: null, speak: null });
});
