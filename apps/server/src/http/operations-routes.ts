import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { AppError } from './app-error.ts';
import type { Metrics } from './metrics.ts';
import type { Router } from './route.ts';
import { securityText } from './security-text.ts';

/** Whoever asks whether all is well waits no longer for the database. */
const healthPatienceMs = 2_000;

type Options = { securityContact?: string | null; isLeaving?: () => boolean };

/** For whoever keeps the service running. */
export function operationsRoutes(router: Router, metrics: Metrics, { securityContact, isLeaving }: Options): void {
  let description: Promise<string> | null = null;
  router.route(
    { method: 'get', path: '/livez', policy: 'public', summary: 'The process answers' },
    () => new Response('ok'),
  );
  router.route(
    {
      method: 'get',
      path: '/readyz',
      policy: 'public',
      summary: 'The process and its database answer, there is room, and it is not about to stop',
    },
    async ({ db, room }) => {
      if (isLeaving?.()) throw new AppError('unavailable', { retryAfterSeconds: 2 });
      await Promise.race([db.execute(sql`select 1`), silence()]).catch(() => {
        throw new AppError('unavailable', { retryAfterSeconds: 2 });
      });
      if (await room.isRed()) throw new AppError('disk_full', { retryAfterSeconds: 30 });
      return new Response('ok');
    },
  );
  router.route(
    { method: 'get', path: '/.well-known/security.txt', policy: 'public', summary: 'Whom to tell of a hole' },
    ({ appUrl, clock }) => {
      if (!securityContact) throw new AppError('not_found');
      const headers = { 'content-type': 'text/plain; charset=utf-8' };
      return new Response(securityText(securityContact, appUrl, clock.now()), { headers });
    },
  );
  router.route(
    { method: 'get', path: '/metrics', policy: 'operations', summary: 'Figures for Prometheus' },
    async () => new Response(await metrics.text(), { headers: { 'content-type': metrics.contentType } }),
  );
  router.route(
    { method: 'get', path: '/api/openapi.json', policy: 'public', summary: 'This description' },
    async () => {
      description ??= import('./describe-api.ts').then(({ describeApi }) => JSON.stringify(describeApi(router.specs)));
      return new Response(await description, { headers: { 'content-type': 'application/json' } });
    },
  );
}

async function silence(): Promise<never> {
  await sleep(healthPatienceMs, null, { ref: false });
  throw new AppError('unavailable');
}
