import {
  coachingScenariosSchema,
  coachingSessionListSchema,
  coachingSessionSchema,
  coachingTurnRequestSchema,
  coachRequestListSchema,
  coachRequestSchema,
  endCoachingRequestSchema,
  newCoachingSessionSchema,
  newCoachRequestSchema,
} from '@coach/contracts/features/coaching';
import { pageQuerySchema } from '../../http/cursor.ts';
import type { Router } from '../../http/route.ts';
import { loadCoaching } from '../../ports/engine.ts';
import type { CoachingThrottle } from './coaching-throttle.ts';
import { deleteCoaching } from './delete-coaching.ts';
import { endCoaching } from './end-coaching.ts';
import { presentCoaching, presentCoachingPage, presentRequest, presentRequests } from './present-coaching.ts';
import { getOwnedCoaching, listCoaching, listCoachRequests } from './queries.ts';
import { requestCoach } from './request-coach.ts';
import { startCoaching } from './start-coaching.ts';
import { takeCoachingTurn } from './take-coaching-turn.ts';
import { withdrawRequest } from './withdraw-request.ts';

export function coachingRoutes(router: Router, throttle: CoachingThrottle): void {
  const path = '/api/coaching/sessions';
  const answer = coachingSessionSchema;
  router.route(
    {
      method: 'get',
      path: '/api/coaching/scenarios',
      policy: 'user',
      summary: 'What one may train for, with facts and their sources',
      answer: coachingScenariosSchema,
    },
    async () => ({ items: (await loadCoaching()).describeScenarios() }),
  );
  router.route(
    {
      ...{ method: 'get', path, policy: 'user', summary: 'Guided dialogues, newest first' },
      query: pageQuerySchema,
      answer: coachingSessionListSchema,
    },
    async (context, { query }) => await presentCoachingPage(await listCoaching(context, query)),
  );
  router.route(
    {
      ...{ method: 'post', path, policy: 'user', summary: 'Begin a guided dialogue', answer, status: 201 },
      body: newCoachingSessionSchema,
    },
    async (context, { body }) => await presentCoaching(await startCoaching(context, throttle, body.scenario)),
  );
  dialogueRoutes(router, throttle);
  requestRoutes(router, throttle);
}

function dialogueRoutes(router: Router, throttle: CoachingThrottle): void {
  const path = '/api/coaching/sessions/:id';
  const answer = coachingSessionSchema;
  router.route(
    { method: 'get', path, policy: 'user', summary: 'One dialogue in full', answer },
    async (context, { params }) => await presentCoaching(await getOwnedCoaching(context, params.id)),
  );
  router.route(
    {
      ...{ method: 'post', path: `${path}/turns`, costly: 'computation', policy: 'user', answer },
      asWork: () => 'coaching-turn',
      summary: 'Say something, and have what it brings',
      body: coachingTurnRequestSchema,
      // The longest turn, were each of its characters escaped.
      maxBodyBytes: 256 * 1024,
    },
    async (context, { params, body }) =>
      await presentCoaching(await takeCoachingTurn(context, throttle, params.id, body)),
  );
  router.route(
    {
      ...{ method: 'post', path: `${path}/end`, costly: 'computation', policy: 'user', answer },
      asWork: () => 'coaching-turn',
      summary: 'End a dialogue early',
      body: endCoachingRequestSchema,
    },
    async (context, { params, body }) => await presentCoaching(await endCoaching(context, params.id, body.since)),
  );
  router.route(
    { method: 'delete', path, policy: 'user', summary: 'Delete a dialogue' },
    async (context, { params }) => {
      await deleteCoaching(context, params.id);
      return new Response(null, { status: 204 });
    },
  );
}

function requestRoutes(router: Router, throttle: CoachingThrottle): void {
  const path = '/api/coaching/requests';
  const answer = coachRequestSchema;
  router.route(
    {
      ...{ method: 'get', path, policy: 'user', summary: 'Requests for a coach or a roadmap, newest first' },
      query: pageQuerySchema,
      answer: coachRequestListSchema,
    },
    async (context, { query }) => presentRequests(context, await listCoachRequests(context, query)),
  );
  router.route(
    {
      ...{ method: 'post', path, policy: 'user', summary: 'Ask for a coach or a roadmap', answer, status: 201 },
      body: newCoachRequestSchema,
    },
    async (context, { body }) => presentRequest(await requestCoach(context, throttle, body)),
  );
  router.route(
    { method: 'delete', path: `${path}/:id`, policy: 'user', summary: 'Withdraw a request', answer },
    async (context, { params }) => presentRequest(await withdrawRequest(context, params.id)),
  );
}
