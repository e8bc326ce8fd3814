import type pg from 'pg';
import type { Services } from './context.ts';
import { createAuth } from './features/auth/create-auth.ts';
import { createGate } from './features/auth/create-gate.ts';
import { dropUnreadableKeys } from './features/auth/drop-unreadable-keys.ts';
import { authRoutes } from './features/auth/routes.ts';
import { createThrottle } from './features/auth/throttle.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { cvRoutes } from './features/cv/routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { usageRoutes } from './features/usage/routes.ts';
import { createMetrics } from './http/metrics.ts';
import { operationsRoutes } from './http/operations-routes.ts';
import { createPipeline } from './http/pipeline.ts';
import { checkEveryRouteIsDeclared, type HttpEnv, Router } from './http/route.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Site } from './http/site/load-site.ts';
import { createSiteHandler } from './http/site/serve-site.ts';

export type AppOptions = {
  services: Services;
  pool: pg.Pool;
  site: Site;
  /** Origin of the site as people reach it. */
  appUrl: string;
  trustedProxies: number;
  /** Opens `/metrics` to who does not call from this machine. */
  operatorToken: string;
};

export type App = {
  fetch(request: Request, bindings?: HttpEnv['Bindings']): Response | Promise<Response>;
  /** The routes as declared, for the checks. */
  router: Router;
};

const apiPath = /^\/(api(\/|$)|livez$|readyz$|metrics$)/;

/** The whole application over given services; `main.ts` and the tests both call it. Throws when a route has no policy. */
export async function createApp(options: AppOptions): Promise<App> {
  const { services, pool, site, appUrl } = options;
  const auth = createAuth({ db: services.db, appUrl, secret: services.secret, log: services.log });
  await auth.$context;
  await dropUnreadableKeys(services.db, services.secret, services.log);
  const metrics = createMetrics();
  const router = new Router(createGate({ auth, appUrl, operatorToken: options.operatorToken }));
  authRoutes(router, createThrottle(pool));
  usageRoutes(router);
  billingRoutes(router);
  documentRoutes(router);
  cvRoutes(router);
  operationsRoutes(router, metrics);

  const hono = createPipeline({ services, auth, metrics, appUrl, trustedProxies: options.trustedProxies });
  hono.route('/', router.hono);
  checkEveryRouteIsDeclared(hono, router.specs);
  const serveSite = createSiteHandler(site, securityHeaders(appUrl));
  return {
    router,
    fetch(request, bindings = {}) {
      const path = pathOf(request.url);
      return apiPath.test(path) ? hono.fetch(request, bindings) : serveSite(request, path);
    },
  };
}

/** Without building a URL, which costs more than serving a page from memory. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  if (start === -1) return '/';
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}
