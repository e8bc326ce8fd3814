import {
  generateQuestionsResponseSchema,
  interviewCoachingResponseSchema,
  interviewDetailSchema,
  interviewListSchema,
  maxAnswerLength,
} from '@coach/contracts/features/interviews';
import { allHostileStrings } from '@coach/contracts/testing/hostile-strings';
import { expect, test } from 'vitest';
import { cleanText } from '../../http/clean-text.ts';
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
import { sampleCv, sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const app = await createTestApp();

test('questions come from the offer and the CV, are kept, and differ when asked for again', async () => {
  const user = await withCv(await app.users.paid('advancer'));
  const answer = await generate(user, { subscriptionTier: 'free', userId: 'un-autre', questionCount: 10 });
  expect(answer.status).toBe(200);
  const made = generateQuestionsResponseSchema.parse(answer.body);
  expect(made).toMatchObject({ role: 'Assistant comptable', remainingSimulations: 9 });
  expect(new Set(made.questions.map(({ question }) => question)).size).toBe(10);
  expect(new Set(made.questions.map(({ category }) => category)).size).toBeGreaterThan(3);
  for (const { about, tips } of made.questions) {
    expect(tips.length).toBeGreaterThan(0);
    if (about) expect(about.source === 'cv' ? sampleCv : sampleOffer).toContain(about.quote);
  }
  expect(made.questions.some(({ about }) => about)).toBe(true);
  const session = await open(user, made.sessionId);
  expect(session).toMatchObject({
    ...{ kind: 'simulation', seniorityLevel: 'Mid-level', completed: false, answered: 0, score: null, version: 1 },
    ...{ subscriptionTier: 'advancer', jobUrl: null, jobDescription: sampleOffer, questions: made.questions },
    responses: Array(10).fill(''),
  });
  const again = await generate(user, { questionCount: 10, role: 'Ma cible' });
  expect(again.body.role).toBe('Ma cible');
  const other = await generate(user, { questionCount: 10 });
  expect(other.body.questions).not.toEqual(made.questions);
});

test('a plan has its own number of questions, and a choice from advancer on', async () => {
  const asked: Record<string, number> = {};
  for (const tier of ['free', 'builder', 'advancer', 'leader'] as const) {
    const user = tier === 'free' ? await app.users.free() : await app.users.paid(tier);
    asked[tier] = (await generate(user)).body.questions.length;
    if (tier === 'free') continue;
    asked[`${tier} of 5`] = (await generate(user, { questionCount: 5 })).body.questions.length;
  }
  expect(asked).toEqual({
    ...{ free: 5, builder: 10, 'builder of 5': 10 },
    ...{ advancer: 20, 'advancer of 5': 5, leader: 20, 'leader of 5': 5 },
  });
});

test('an address is fetched, whatever it is called; a page that cannot be had costs nothing', async () => {
  const user = await app.users.paid('builder');
  const url = 'https://offres.example.com/1';
  const html = `<main><h1>Assistant comptable (H/F)</h1>${sampleOffer.replaceAll(/^.*$/gm, '<p>$&</p>')}</main>`;
  app.pages.pages.set(url, html);
  for (const jobDescriptionType of ['url', 'text']) {
    const { body } = await generate(user, { jobDescription: url, jobDescriptionType, role: jobDescriptionType });
    const session = await open(user, body.sessionId);
    expect([session.jobUrl, session.jobDescription.includes('Power BI')]).toEqual([url, true]);
  }
  const lost = await generate(user, { jobDescription: `${url}0`, jobDescriptionType: 'url' });
  expect(said(lost)).toBe('422 unreadable_page unreachable');
  const wrong = await generate(user, { jobDescription: 'pas une adresse', jobDescriptionType: 'url' });
  expect([said(wrong), wrong.body.fields.jobDescription]).toEqual(['400 validation', 'Veuillez entrer une URL valide']);
  for (const bad of [{ level: 'Stagiaire' }, { jobDescription: '  ' }, { questionCount: 21 }, { role: 'a\nb' }])
    expect((await generate(user, bad)).status).toBe(400);
  // An offer of no words has the built-in questions, or those of every interview.
  expect((await generate(user, { jobDescription: '???' })).body.questions).toHaveLength(10);
  expect(await used(user, 'interview_simulation')).toBe(3);
});

test('answers are saved as they come; another tab is not overwritten, and a save sent twice is one', async () => {
  const user = await app.users.free();
  const { sessionId } = (await generate(user)).body;
  const path = pathOf(sessionId);
  const save = { since: 1, responses: ['', told], currentQuestionIndex: 1 };
  const saved = await user.patch(path, save);
  expect(saved.body).toMatchObject({ version: 2, answered: 1, currentQuestionIndex: 1, completed: false });
  expect(saved.body.responses).toEqual(['', told, '', '', '']);
  expect((await user.patch(path, save)).body.version).toBe(2);
  const stale = await user.patch(path, { since: 1, responses: ['autre'] });
  expect(said(stale)).toBe('409 conflict interview_changed');
  expect((await user.patch(path, { since: 2, completed: true })).body).toMatchObject({ completed: true, version: 3 });
  for (const wrong of [{ responses: Array(6).fill('') }, { currentQuestionIndex: 6 }, { currentQuestionIndex: -1 }])
    expect((await user.patch(path, wrong)).status).toBe(400);
  const longest = Array(5).fill('é'.repeat(maxAnswerLength));
  expect((await user.patch(path, { responses: longest })).body.responses).toEqual(longest);
  expect((await user.patch(path, { responses: ['x'.repeat(maxAnswerLength + 1)] })).status).toBe(400);
});

test('an answer is judged from builder on, its delivery told to leader, and the words alone count', async () => {
  const timing = { durationMs: 20_000 };
  const scores: unknown[] = [];
  for (const tier of ['free', 'builder', 'leader'] as const) {
    const user = tier === 'free' ? await app.users.free() : await app.users.paid(tier);
    const { sessionId } = (await generate(user)).body;
    const analyze = (more: object) => user.post(`${pathOf(sessionId)}/analyze`, { questionIndex: 0, ...more });
    const typed = await analyze({ answer: told });
    if (tier === 'free') {
      expect(said(typed)).toBe('403 subscription_required answer_analysis');
      continue;
    }
    expect(typed.body).toMatchObject({ version: 2, answered: 1 });
    const [entry] = interviewDetailSchema.parse(typed.body).feedback;
    expect(typed.body.score).toBe(entry?.score);
    for (const { quotes } of entry?.dimensions ?? [])
      for (const { start, end, quote } of quotes) expect(told.slice(start, end)).toBe(quote);
    const spoken = (await analyze({ answer: told, timing })).body;
    expect(spoken.version).toBe(2);
    const { delivery, ...words } = spoken.feedback[0];
    expect({ ...words, delivery: null }).toEqual(entry);
    expect(delivery?.durationMs ?? null).toBe(tier === 'leader' ? 20_000 : null);
    scores.push(entry?.score);
    expect((await analyze({ questionIndex: 24, answer: told })).status).toBe(400);
    expect((await analyze({ answer: '' })).body.feedback[0].score).toBe(0);
    expect(await used(user, 'interview_coaching')).toBe(0);
  }
});

test('a follow-up is asked on what was said, once, from advancer on, and five at most', async () => {
  const builder = await app.users.paid('builder');
  const refused = (await generate(builder)).body.sessionId;
  const follow = (user: TestUser, id: string, questionIndex: number) =>
    user.post(`${pathOf(id)}/follow-up`, { questionIndex });
  expect(said(await follow(builder, refused, 0))).toBe('403 subscription_required adaptive_questions');
  const user = await app.users.paid('advancer');
  const { sessionId, questions } = (await generate(user, { questionCount: 10 })).body;
  expect(said(await follow(user, sessionId, 0))).toBe('409 conflict no_follow_up');
  const answers = Array.from({ length: 8 }, (_, index) => told.replaceAll('120', `${index + 2}20`));
  await user.patch(pathOf(sessionId), { responses: answers, currentQuestionIndex: 3 });
  await user.post(`${pathOf(sessionId)}/analyze`, { questionIndex: 1, answer: answers[1] });
  const once = interviewDetailSchema.parse((await follow(user, sessionId, 0)).body);
  expect(once.questions).toHaveLength(11);
  expect([once.questions[0], once.questions[2]]).toEqual([questions[0], questions[1]]);
  expect(once).toMatchObject({ currentQuestionIndex: 4, feedback: [{ questionIndex: 2 }] });
  expect(once.responses.slice(0, 3)).toEqual([answers[0], '', answers[1]]);
  expect((await follow(user, sessionId, 0)).body.questions).toHaveLength(11);
  const outcomes = [];
  for (const index of [2, 4, 6, 8, 10]) outcomes.push((await follow(user, sessionId, index)).status);
  expect([outcomes.at(0), outcomes.at(-1)]).toEqual([200, 409]);
  expect((await open(user, sessionId)).questions).toHaveLength(15);
});

test('feedback judges what was answered, ends the session, and the same answers are not paid for twice', async () => {
  const user = await app.users.free();
  const { sessionId, questions } = (await generate(user)).body;
  await user.patch(pathOf(sessionId), { responses: ['', weak] });
  const sent = { question: questions[0].question, answer: told };
  const ask = (more: object = {}) =>
    coach(user, { sessionId, questionsAndAnswers: [sent], systemPrompt: 'x', ...more });
  const answer = await ask();
  const given = interviewCoachingResponseSchema.parse(answer.body);
  expect(given.entries.map(({ questionIndex }) => questionIndex)).toEqual([0, 1]);
  expect(given.entries[0]?.score).toBeGreaterThan(given.entries[1]?.score ?? 100);
  expect(given).toMatchObject({ remainingCoaching: 2, feedback: expect.stringMatching(/\S{20}|\S+ \S+/) });
  expect(await open(user, sessionId)).toMatchObject({
    ...{ completed: true, score: given.score, feedbackText: given.feedback, feedback: given.entries },
    responses: [told, weak, '', '', ''],
  });
  const kept = await Promise.all([ask(), ask({ questionsAndAnswers: [] })]);
  expect(kept.map(({ body }) => body)).toEqual([given, given]);
  const changed = await ask({ questionsAndAnswers: [{ ...sent, answer: `${told} ${told}` }] });
  expect(changed.body.remainingCoaching).toBe(1);
  const nothing = { questionsAndAnswers: [{ question: 'Et alors ?', answer: ' \n' }] };
  const empty = await coach(user, nothing);
  expect([said(empty), empty.body.message]).toEqual([
    '400 validation no_answer',
    'Veuillez répondre à au moins une question avant de demander un feedback.',
  ]);
  const alone = { jobDescription: sampleOffer, level: 'Senior', questionsAndAnswers: [sent] };
  expect(interviewCoachingResponseSchema.parse((await coach(user, alone)).body)).toMatchObject({
    remainingCoaching: 0,
  });
  const { preparationScore, items } = interviewListSchema.parse((await user.get('/api/interview-sessions')).body);
  expect([preparationScore, items.length, items[0]?.answered]).toEqual([changed.body.score, 1, 2]);
});

test('answers of every kind are judged: empty, one word, five thousand, insults, off topic', async () => {
  const user = await app.users.paid('leader');
  const long = Array.from({ length: 120 }, () => told)
    .join(' ')
    .slice(0, maxAnswerLength);
  const questionsAndAnswers = [told, 'Oui.', long, 'Va te faire voir, connard.', 'J’aime le fromage et la mer.'].map(
    (answer) => ({ question: 'Racontez une réussite dont vous êtes fier.', answer }),
  );
  const { body } = await coach(user, { jobDescription: sampleOffer, level: 'Mid-level', questionsAndAnswers });
  const [good = 0, ...others] = interviewCoachingResponseSchema.parse(body).entries.map(({ score }) => score);
  for (const score of others) expect(score).toBeLessThan(good);
});

test('what is another person’s is not there', async () => {
  const [owner, other] = [await withCv(await app.users.paid('leader')), await app.users.paid('leader')];
  const { sessionId } = (await generate(owner)).body;
  const documentId = (await owner.get('/api/documents')).body.items[0].id;
  const job = (await owner.post('/api/jobs', { text: sampleOffer })).body;
  const path = pathOf(sessionId);
  const answers = [
    await other.get(path),
    await other.patch(path, { completed: true }),
    await other.delete(path),
    await other.post(`${path}/analyze`, { questionIndex: 0, answer: told }),
    await other.post(`${path}/follow-up`, { questionIndex: 0 }),
    await coach(other, { sessionId, questionsAndAnswers: [{ question: 'a', answer: told }] }),
    await voice(other, { action: 'generateQuestion', jobDescription: 'x', questionNumber: 1, sessionId }),
    await generate(other, { documentId }),
    await generate(other, { jobId: job.id }),
    await call('elevator-pitch')(other, { jobDescription: 'x', level: 'Senior', documentId }),
  ];
  expect(answers.map(said)).toEqual(Array(10).fill('404 not_found'));
  expect((await other.get('/api/interview-sessions')).body).toEqual({
    items: [],
    nextCursor: null,
    preparationScore: null,
  });
  expect((await owner.delete(path)).status).toBe(204);
  expect((await owner.get(path)).status).toBe(404);
});

test('hostile strings come back to the character, or are refused clearly', async () => {
  const user = await app.users.paid('leader');
  const { sessionId, questions } = (await generate(user, { questionCount: 20 })).body;
  const texts = allHostileStrings.map(({ text }) => text).filter((text) => text.length <= maxAnswerLength);
  for (let at = 0; at < texts.length; at += 20) {
    const responses = texts.slice(at, at + 20);
    const { status, body } = await user.patch(pathOf(sessionId), { responses });
    expect(status).toBe(200);
    expect(body.responses.slice(0, responses.length)).toEqual(responses.map(cleanText));
    if (at % 60 === 0) {
      const questionsAndAnswers = responses.map((answer, index) => ({ question: questions[index].question, answer }));
      expect([200, 400]).toContain((await coach(user, { sessionId, questionsAndAnswers })).status);
    }
  }
  for (const text of texts.filter((_, index) => index % 15 === 0)) {
    const made = await generate(user, { role: text, jobDescription: text || 'x', questionCount: 5 });
    expect([200, 400, 422]).toContain(made.status);
    if (made.status === 200) expect(made.body.role.length).toBeGreaterThan(0);
    const sent = [{ question: text, answer: text }];
    expect([200, 400]).toContain((await coach(user, { questionsAndAnswers: sent, jobDescription: text })).status);
  }
});
