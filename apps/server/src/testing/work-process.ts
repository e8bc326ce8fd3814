import { randomUUID } from 'node:crypto';
import { workPlaceHeader } from '@coach/contracts/features/work';
import { z } from 'zod';
import type { Services, UserContext } from '../context.ts';
import { settleUnit } from '../features/usage/settle-unit.ts';
import { withReservedUnit } from '../features/usage/with-reserved-unit.ts';
import { createMetrics } from '../http/metrics.ts';
import { createPipeline } from '../http/pipeline.ts';
import { Router } from '../http/route.ts';
import { fakeModel } from '../ports/fake-model.ts';
import { workRoutes } from '../work/running-routes.ts';
import { createRunningWorks } from '../work/running-works.ts';
import { readEvents } from './read-events.ts';

/** What a test has the one verb of the process do while its unit is reserved. */
export type Script = (context: UserContext) => Promise<object>;

/**
 * A process of the application that knows but one verb: it writes as `script` says, for one letter of the month. Who calls
 * is told by a header.
 */
export function startWorkProcess(
  shared: Services,
  script: { current: Script },
  model: Services['model'] = fakeModel(),
) {
  const services = { ...shared, model };
  const works = createRunningWorks(services);
  const router = new Router(async (_, context, request) => {
    const userId = request.headers.get('who') ?? '';
    return Object.assign(context, { actor: { userId, sessionId: '', email: '', fullName: '' } });
  }, works);
  workRoutes(router, works);
  router.route(
    {
      ...{ method: 'post', path: '/api/texts', policy: 'user', costly: 'computation', summary: 'Write a text' },
      body: z.object({ kind: z.literal('letter').nullish() }),
      answer: z.record(z.string(), z.unknown()),
      asWork: ({ body }) => (body.kind === null ? null : 'letter'),
    },
    async (context) =>
      await withReservedUnit(context, 'motivation_letter', async (unit) => {
        const text = await script.current(context);
        await settleUnit(context.db, unit);
        return { ...text };
      }),
  );
  const hono = createPipeline({ services, auth: null as never, metrics: createMetrics(), trustedProxies: 0 });
  hono.route('/', router.hono);
  const ask = async (who: string, path: string, { headers, ...init }: Ask = {}) =>
    await hono.fetch(new Request(new URL(path, 'http://localhost'), { ...init, headers: { ...headers, who } }));
  return {
    works,
    ask,
    /** Asks for a text; as work unless told. */
    start: (who: string, { body = {}, headers = { prefer: 'respond-async' }, signal }: Start = {}) =>
      ask(who, '/api/texts', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', [workPlaceHeader]: `text:${randomUUID()}`, ...headers },
        ...(signal ? { signal } : {}),
      }),
    follow: async (who: string, id: string) =>
      readEvents(await ask(who, `/api/work/${id}`, { headers: { accept: 'text/event-stream' } })),
  };
}

type Ask = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };
type Start = { body?: object; headers?: Record<string, string>; signal?: AbortSignal };
