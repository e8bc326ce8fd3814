import {
  elevatorPitchResponseSchema,
  generateQuestionsResponseSchema,
  interviewCoachingResponseSchema,
  vocalFeedbackResponseSchema,
} from '@coach/contracts/features/interviews';
import { startedWorkSchema } from '@coach/contracts/features/work';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeModel } from '../../ports/fake-model.ts';
import {
  call,
  coach,
  generate,
  open,
  pathOf,
  said,
  told,
  used,
  voice,
  weak,
  withCv,
} from '../../testing/interview-steps.ts';
import { readEvents } from '../../testing/read-events.ts';
import { sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import type { FeedbackAnswer } from '../../writing/tasks/interview-feedback/interview-feedback-task.ts';

const model = fakeModel();
const app = await createTestApp({ model });
const byModel = { by: 'model', model: 'plume-1', reason: null };
const byEngine = (reason: string | null) => ({ by: 'engine', model: null, reason });

beforeEach(() => {
  app.services.model = model;
  model.answers = null;
  model.calls.length = 0;
});

/** What each call is answered, the last one again and again. */
const answering = (...answers: unknown[]) => {
  model.answers = () => (answers.length > 1 ? answers.shift() : answers[0]);
};

const asked = [
  'Quel chemin vous a menée aux chiffres, et pourquoi ce poste d’assistant comptable ?',
  'Avez-vous des enfants, et qui les garde pendant les clôtures ?',
  'Vous avez dirigé la comptabilité de Danone pendant douze ans : qu’en retenez-vous ?',
  'Comment vérifiez-vous une facture avant de la saisir dans Sage ?',
  'Comment vérifiez-vous, avant de la saisir dans Sage, une facture ?',
];
const tips = ['Prenez un exemple de vos factures, du papier reçu à la saisie.'];
const items = asked.map((question, index) => ({ index, question, tips }));

test('questions are a model’s where they may be asked; the law, doubles and facts from nowhere leave the engine’s', async () => {
  const user = await withCv(await app.users.paid('advancer'));
  app.services.model = null;
  const own = generateQuestionsResponseSchema.parse((await generate(user, { questionCount: 5 })).body);
  expect(own.writtenBy).toEqual(byEngine(null));
  await app.pool.query('delete from interview_sessions where id = $1', [own.sessionId]);
  app.services.model = model;
  answering({ items });
  const made = generateQuestionsResponseSchema.parse((await generate(user, { questionCount: 5 })).body);
  expect(made.writtenBy).toEqual(byModel);
  expect(made.questions.map(({ question }) => question)).toEqual([
    ...[asked[0], own.questions[1]?.question, own.questions[2]?.question, asked[3], own.questions[4]?.question],
  ]);
  const rest = (questions: typeof own.questions) => questions.map(({ category, about }) => ({ category, about }));
  expect(rest(made.questions)).toEqual(rest(own.questions));
  expect([made.questions[0]?.tips, made.questions[1]?.tips]).toEqual([tips, own.questions[1]?.tips]);
  // The fact from nowhere was complained of, once; neither name nor address went out.
  expect(model.calls).toHaveLength(2);
  expect(model.calls[1]?.material).toContain('Danone');
  for (const { material } of model.calls) expect(material).not.toMatch(/Marchetti|example\.com|06 12/);
  expect(await open(user, made.sessionId)).toMatchObject({ questionsWrittenBy: byModel, questions: made.questions });
  expect(await used(user, 'interview_simulation')).toBe(2);
});

const quoting = 'J’ai repris les 120 factures du mois sous Sage';
const words: FeedbackAnswer = {
  feedbackText: `Votre premier récit tient debout, et se suit sans effort.\n\nCe qui fonctionne\n– Vous dites ce que vous avez fait : « ${quoting} ».\n\nCe qui manque\n– Un exemple dans la deuxième réponse.\n\nÀ travailler maintenant\n1. Racontez une journée précise.`,
  entries: [
    {
      index: 0,
      overall: 'Un récit clair et complet.',
      strengths: [`Le geste est dit : « ${quoting} ».`],
      improvements: ['Dites qui en a profité dans l’équipe.'],
    },
    {
      index: 1,
      overall: 'L’idée reste à trouver.',
      strengths: ['Un vrai point fort.'],
      improvements: ['Choisissez une journée et racontez-la.'],
    },
  ],
};

let turn = 0;

/** A session whose second answer is like no other, since what was answered within the day is used again. */
async function answered(user: TestUser, second = `${weak} Le ${turn}.`) {
  turn += 1;
  app.services.model = null;
  const { sessionId } = (await generate(user)).body;
  app.services.model = model;
  await user.patch(pathOf(sessionId), { responses: [told, second] });
  return { sessionId, ask: async () => await coach(user, { sessionId, questionsAndAnswers: [] }) };
}

test('feedback is a model’s; the scores are the same with and without', async () => {
  const user = await withCv(await app.users.paid('leader'));
  const [first, second] = [await answered(user, weak), await answered(user, weak)];
  const questions = JSON.stringify((await open(user, first.sessionId)).questions);
  await app.pool.query('update interview_sessions set questions = $1::jsonb where id = $2', [
    questions,
    second.sessionId,
  ]);
  app.services.model = null;
  const own = interviewCoachingResponseSchema.parse((await first.ask()).body);
  app.services.model = model;
  answering(words);
  const made = interviewCoachingResponseSchema.parse((await second.ask()).body);
  expect(made).toMatchObject({ feedback: words.feedbackText, writtenBy: byModel, doubts: [], score: own.score });
  const scores = ({ entries }: typeof own) => entries.map(({ score, dimensions }) => ({ score, dimensions }));
  expect(scores(made)).toEqual(scores(own));
  expect(made.entries[0]).toMatchObject({ overall: words.entries[0]?.overall, strengths: words.entries[0]?.strengths });
  expect(made.entries[1]?.strengths).toEqual(own.entries[1]?.strengths.length === 0 ? [] : words.entries[1]?.strengths);
  expect(await open(user, second.sessionId)).toMatchObject({
    ...{ feedbackText: words.feedbackText, feedbackWrittenBy: byModel, feedbackDoubts: [], score: own.score },
  });
  // The same answers again: neither a unit nor a call.
  expect((await second.ask()).body).toEqual(made);
  expect([model.calls.length, await used(user, 'interview_coaching')]).toEqual([1, 2]);
});

test('what nothing shows is complained of once, then marked; words that were not said and marks keep the engine’s', async () => {
  const user = await withCv(await app.users.paid('leader'));
  const lie = 'Vos douze ans de direction chez Danone portent ce récit.';
  const lying = { ...words, feedbackText: `${words.feedbackText}\n${lie}` };
  answering(lying);
  const { sessionId, ask } = await answered(user);
  const made = interviewCoachingResponseSchema.parse((await ask()).body);
  expect([model.calls.length, made.feedback, made.writtenBy]).toEqual([2, lying.feedbackText, byModel]);
  expect(made.doubts.length).toBeGreaterThan(0);
  for (const { start, end, quote } of made.doubts) {
    expect(made.feedback.slice(start, end)).toBe(quote);
    expect(lie).toContain(quote);
  }
  expect(await open(user, sessionId)).toMatchObject({ feedbackDoubts: made.doubts });
  // The second answer is right.
  answering(lying, words);
  expect((await (await answered(user)).ask()).body).toMatchObject({ feedback: words.feedbackText, doubts: [] });
  for (const wrong of ['Vous dites « je suis la meilleure de tous ».', 'Je vous donne une note de 14.']) {
    answering({ ...words, feedbackText: `${words.feedbackText}\n${wrong}` });
    const { body } = await (await answered(user)).ask();
    expect(body).toMatchObject({ writtenBy: byModel, doubts: [] });
    expect(body.feedback).toContain('Score de la session');
    expect(body.entries[0].overall).toBe(words.entries[0]?.overall);
  }
});

test('a model that fails, and a person who wishes none, have the engine’s text and are told so', async () => {
  const user = await withCv(await app.users.paid('leader'));
  const failed = (await (await answered(user)).ask()).body;
  expect(failed).toMatchObject({
    writtenBy: byEngine('unavailable'),
    feedback: expect.stringContaining('Score de la'),
  });
  const pitch = (await call('elevator-pitch')(user, { jobDescription: sampleOffer, level: 'Senior' })).body;
  expect(pitch).toMatchObject({ writtenBy: byEngine('unavailable'), doubts: [] });
  const { body } = await generate(user, { questionCount: 5 });
  expect(body.writtenBy).toEqual(byEngine('unavailable'));
  const calls = model.calls.length;
  await user.put('/api/writing-settings', { engineOnly: true });
  expect((await (await answered(user)).ask()).body.writtenBy).toEqual(byEngine('chosen'));
  expect(model.calls).toHaveLength(calls);
  expect([await used(user, 'interview_coaching'), await used(user, 'elevator_pitch')]).toEqual([2, 1]);
});

const pitch =
  'Bonjour, je m’appelle [PRENOM_1] [NOM_1] et je suis assistante de gestion. Aux Ateliers du Quai, à partir de 2020, j’ai suivi 120 factures par mois sous Sage et préparé les paies de 35 salariés. Avant cela, au Cabinet Loiret, je tenais la saisie comptable et les rapprochements bancaires. Votre annonce parle de rigueur et de sens de l’organisation : c’est ce que ces deux maisons attendaient de moi chaque jour. J’aimerais mettre cette expérience au service de Brise Marine. Par quoi voulez-vous que nous commencions ?';

test('a pitch is a model’s where it lasts 30 to 60 seconds by the engine’s measure, with what each sentence tells', async () => {
  const user = await withCv(await app.users.paid('leader'));
  const ask = async () =>
    elevatorPitchResponseSchema.parse(
      (await call('elevator-pitch')(user, { jobDescription: sampleOffer, level: 'Senior' })).body,
    );
  answering({ pitch });
  const made = await ask();
  expect(made).toMatchObject({ writtenBy: byModel, doubts: [] });
  expect(made.pitch).toMatch(/^Bonjour, je m’appelle (?:Élodie Marchetti|Camille Essai) et/);
  expect([made.duration >= 30, made.duration <= 60]).toEqual([true, true]);
  expect(made.sentences.map(({ source }) => source)).toContain('cv');
  expect(made.sentences.map(({ text }) => text).join(' ')).toBe(made.pitch);
  const lie = 'J’ai aussi dirigé une équipe de douze comptables chez Danone.';
  answering({ pitch: pitch.replace('J’aimerais', `${lie} J’aimerais`) });
  const doubtful = await ask();
  expect(doubtful.doubts.length).toBeGreaterThan(0);
  for (const { start, end, quote } of doubtful.doubts) expect(doubtful.pitch.slice(start, end)).toBe(quote);
  answering({ pitch: `${pitch} ${pitch}` }, { pitch });
  expect((await ask()).writtenBy).toEqual(byModel);
  model.calls.length = 0;
  answering({ pitch: `${pitch} ${pitch}` });
  const long = await ask();
  expect([long.writtenBy, model.calls.length, long.duration <= 60]).toEqual([byEngine('unavailable'), 2, true]);
});

test('an interview by voice is asked and coached in a model’s words', async () => {
  const user = await withCv(await app.users.paid('advancer'));
  const ask = async (questionNumber: number, more = {}) =>
    (await voice(user, { action: 'generateQuestion', jobDescription: sampleOffer, questionNumber, ...more })).body;
  const item = (question: string) => ({ items: [{ index: 0, question, tips }] });
  answering(item(asked[0] as string));
  const { question, sessionId } = await ask(1);
  expect([question, (await ask(1)).question]).toEqual([asked[0], asked[0]]);
  // What was asked before is not asked again, nor what may not be.
  expect((await ask(2, { sessionId })).question).not.toBe(asked[0]);
  answering(item(asked[1] as string));
  expect((await ask(3, { sessionId })).question).not.toBe(asked[1]);
  const session = await open(user, sessionId);
  expect(session.questionsWrittenBy).toEqual(byModel);
  const [first] = words.entries;
  answering({ ...words, entries: [first] });
  const allAnswers = [{ question, answer: told, questionNumber: 1 }];
  const finish = { action: 'generateFeedback', jobDescription: sampleOffer, sessionId, allAnswers };
  const made = vocalFeedbackResponseSchema.parse((await voice(user, finish)).body);
  expect(made).toMatchObject({ writtenBy: byModel, feedback: words.feedbackText });
  expect(made.entries[0]?.overall).toBe(first?.overall);
});

test('feedback is watched being written; what was answered meanwhile stays, and who leaves pays nothing', async () => {
  const user = await withCv(await app.users.paid('leader'));
  const other = `${weak} Enfin.`;
  const { sessionId } = await answered(user, other);
  const path = '/api/functions/interview-coaching';
  const post = async (headers: Record<string, string>, signal: AbortSignal | null = null) =>
    await user.send(path, {
      ...{ method: 'POST', signal, headers: { 'content-type': 'application/json', ...headers } },
      body: JSON.stringify({ sessionId, questionsAndAnswers: [] }),
    });
  const leaving = new AbortController();
  const left = model.hold();
  const answeringLeft = post({}, leaving.signal);
  await left.asked;
  leaving.abort();
  expect((await answeringLeft).status).toBe(499);
  await vi.waitFor(async () => expect(await used(user, 'interview_coaching')).toBe(0));
  expect(await open(user, sessionId)).toMatchObject({ completed: false, feedback: [], feedbackText: null });

  const held = model.hold();
  const started = await post({ prefer: 'respond-async' });
  expect(started.status).toBe(202);
  const { workId } = startedWorkSchema.parse(await started.json());
  await held.asked;
  const events = readEvents(await user.send(`/api/work/${workId}`, { headers: { accept: 'text/event-stream' } }));
  await held.show({ feedbackText: 'Votre premier' });
  expect((await events.next())?.data).toEqual({ at: 0, text: 'Votre premier' });
  const newer = `${told} J’en suis fière.`;
  expect((await user.patch(pathOf(sessionId), { responses: [newer, other] })).status).toBe(200);
  expect((await user.post(`${pathOf(sessionId)}/follow-up`, { questionIndex: 0 })).status).toBe(200);
  held.answer(words);
  const [last] = (await events.rest()).slice(-1);
  expect(last).toMatchObject({ event: 'done', data: { result: { feedback: words.feedbackText, writtenBy: byModel } } });
  const kept = await open(user, sessionId);
  expect(kept.responses.slice(0, 3)).toEqual([newer, '', other]);
  expect(kept.feedback.map(({ questionIndex, overall }) => [questionIndex, overall])).toEqual([
    [0, words.entries[0]?.overall],
    [2, words.entries[1]?.overall],
  ]);
  expect(await used(user, 'interview_coaching')).toBe(1);
});

test('another plan is refused before a model is asked', async () => {
  const user = await withCv(await app.users.free());
  const closed = { action: 'generateQuestion', jobDescription: sampleOffer, questionNumber: 1 };
  expect(said(await voice(user, closed))).toBe('403 subscription_required voice_interview');
  expect(model.calls).toHaveLength(0);
});
