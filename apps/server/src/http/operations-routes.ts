import { sql } from 'drizzle-orm';
import { AppError } from './app-error.ts';
import type { Metrics } from './metrics.ts';
import type { Router } from './route.ts';

/** For whoever keeps the service running. */
export function operationsRoutes(router: Router, metrics: Metrics): void {
  let description: Promise<string> | null = null;
  router.route(
    { method: 'get', path: '/livez', policy: 'public', summary: 'The process answers' },
    () => new Response('ok'),
  );
  router.route(
    { method: 'get', path: '/readyz', policy: 'public', summary: 'The process and its database answer' },
    async ({ db }) => {
      await db.execute(sql`select 1`).catch(() => {
        throw new AppError('unavailable', { retryAfterSeconds: 2 });
      });
      return new Response('ok');
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
