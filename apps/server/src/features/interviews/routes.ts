import {
  analyzeAnswerRequestSchema,
  dictionRequestSchema,
  dictionResponseSchema,
  followUpRequestSchema,
  illegalExerciseSchema,
  interviewDetailSchema,
  interviewListSchema,
  maxAnswerLength,
  patchInterviewRequestSchema,
  speechOptionsSchema,
} from '@coach/contracts/features/interviews';
import { z } from 'zod';
import { pageQuerySchema } from '../../http/cursor.ts';
import type { Router } from '../../http/route.ts';
import { loadEngine } from '../../ports/engine.ts';
import { analyzeAnswer } from './analyze-answer.ts';
import { askFollowUp } from './ask-follow-up.ts';
import { deleteInterview } from './delete-interview.ts';
import { functionRoutes } from './function-routes.ts';
import { patchInterview } from './patch-interview.ts';
import { presentInterview, presentPage } from './present-interview.ts';
import { getOwnedInterview, listInterviews, preparationScore } from './queries.ts';
import type { InterviewSources } from './read-interview-offer.ts';
import type { SpeechThrottle } from './speech-throttle.ts';

/** All the answers of the longest session, were each of their characters three bytes. */
export const maxAnswersBytes = 3 * 1024 * 1024;

export function interviewRoutes(router: Router, sources: InterviewSources, throttle: SpeechThrottle): void {
  functionRoutes(router, sources, throttle);
  router.route(
    {
      method: 'get',
      path: '/api/interview-sessions',
      policy: 'user',
      summary: 'Interview sessions, newest first, and the preparation score',
      query: pageQuerySchema,
      answer: interviewListSchema,
    },
    async (context, { query }) => {
      const [page, score] = await Promise.all([listInterviews(context, query), preparationScore(context)]);
      return presentPage(page, score);
    },
  );
  oneSessionRoutes(router);
  exerciseRoutes(router);
}

function oneSessionRoutes(router: Router): void {
  const path = '/api/interview-sessions/:id';
  const answer = interviewDetailSchema;
  router.route(
    { method: 'get', path, policy: 'user', summary: 'One session in full', answer },
    async (context, { params }) => presentInterview(await getOwnedInterview(context, params.id)),
  );
  router.route(
    {
      ...{ method: 'patch', path, policy: 'user', answer },
      summary: 'Keep the answers of a session and its place',
      body: patchInterviewRequestSchema,
      maxBodyBytes: maxAnswersBytes,
    },
    async (context, { params, body }) => presentInterview(await patchInterview(context, params.id, body)),
  );
  router.route({ method: 'delete', path, policy: 'user', summary: 'Delete a session' }, async (context, { params }) => {
    await deleteInterview(context, params.id);
    return new Response(null, { status: 204 });
  });
  router.route(
    {
      ...{ method: 'post', path: `${path}/analyze`, costly: 'computation', policy: 'user', answer },
      summary: 'Keep one answer and judge it',
      body: analyzeAnswerRequestSchema,
      maxBodyBytes: 512 * 1024,
    },
    async (context, { params, body }) => presentInterview(await analyzeAnswer(context, params.id, body)),
  );
  router.route(
    {
      ...{ method: 'post', path: `${path}/follow-up`, costly: 'computation', policy: 'user', answer },
      summary: 'Ask another question on what was just answered',
      body: followUpRequestSchema,
    },
    async (context, { params, body }) => presentInterview(await askFollowUp(context, params.id, body.questionIndex)),
  );
}

function exerciseRoutes(router: Router): void {
  router.route(
    {
      method: 'get',
      path: '/api/interviews/speech',
      policy: 'user',
      summary: 'What the server speaks and understands itself',
      answer: speechOptionsSchema,
    },
    ({ speech }) => ({ transcription: speech.transcribe !== null, speech: speech.speak !== null }),
  );
  router.route(
    {
      method: 'get',
      path: '/api/interviews/illegal-question',
      policy: 'user',
      summary: 'A question that may not be asked, and how to answer it',
      query: z.object({ seed: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
      answer: illegalExerciseSchema,
    },
    async (_, { query }) => (await loadEngine()).illegalExercise(query.seed),
  );
  router.route(
    {
      method: 'post',
      path: '/api/interviews/diction',
      costly: 'computation',
      policy: 'user',
      summary: 'A spoken pitch beside its text',
      body: dictionRequestSchema,
      answer: dictionResponseSchema,
      maxBodyBytes: 4 * maxAnswerLength + 512 * 1024,
    },
    async (_, { body }) => (await loadEngine()).compareDiction(body),
  );
}
