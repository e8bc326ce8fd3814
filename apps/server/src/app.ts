import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type pg from 'pg';
import type { RequestContext, Services } from './context.ts';
import { createAuth } from './features/auth/create-auth.ts';
import { createGate } from './features/auth/create-gate.ts';
import { authRoutes } from './features/auth/routes.ts';
import { createThrottle } from './features/auth/throttle.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { cvRoutes } from './features/cv/routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { usageRoutes } from './features/usage/routes.ts';
import { AppError } from './http/app-error.ts';
import { appErrorOf } from './http/app-error-of.ts';
import { clientAddress } from './http/client-address.ts';
import { languageOf } from './http/language.ts';
import { createMetrics } from './http/metrics.ts';
import { operationsRoutes } from './http/operations-routes.ts';
import { presentError } from './http/present-error.ts';
import { checkEveryRouteIsDeclared, type HttpEnv, Router } from './http/route.ts';
import { apiHeaders, securityHeaders } from './http/security-headers.ts';
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
  const metrics = createMetrics();
  const router = new Router(createGate({ auth, appUrl, operatorToken: options.operatorToken }));
  authRoutes(router, createThrottle(pool));
  usageRoutes(router);
  billingRoutes(router);
  documentRoutes(router);
  cvRoutes(router);
  operationsRoutes(router, metrics);

  const hono = createHono(options, auth, metrics);
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

function createHono(options: AppOptions, auth: RequestContext['auth'], metrics: ReturnType<typeof createMetrics>) {
  const { services, appUrl, trustedProxies } = options;
  const headers = Object.entries({ ...securityHeaders(appUrl), ...apiHeaders });
  const hono = new Hono<HttpEnv>();
  hono.use(async (c, next) => {
    const started = performance.now();
    c.set('context', requestContext(c.req.raw, c.env, { services, auth, trustedProxies }));
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    c.res.headers.set('x-request-id', c.get('context').requestId);
    const milliseconds = performance.now() - started;
    metrics.observe(c.req.method, c.req.routePath, c.res.status, milliseconds / 1000);
    logRequest(services, c.req.method, c.req.routePath, c.res.status, milliseconds, c.get('context').requestId);
  });
  hono.notFound(() => {
    throw new AppError('not_found');
  });
  hono.onError((thrown, c) => {
    const context = c.get('context');
    const error = context.signal.aborted ? new AppError('cancelled') : appErrorOf(thrown);
    if (error.code === 'internal')
      services.log.error({ err: thrown, requestId: context.requestId }, 'unexpected error');
    const { status, body, headers: extra } = presentError(error, context.language, context.requestId);
    return Response.json(body, { status, headers: extra });
  });
  return hono;
}

function requestContext(
  request: Request,
  bindings: HttpEnv['Bindings'] | undefined,
  { services, auth, trustedProxies }: { services: Services; auth: RequestContext['auth']; trustedProxies: number },
): RequestContext {
  return {
    ...services,
    auth,
    language: languageOf(request.headers.get('accept-language')),
    // Asked for when needed: making a signal for every request costs.
    get signal() {
      return request.signal;
    },
    requestId: randomUUID(),
    clientAddress: clientAddress(
      bindings?.incoming?.socket?.remoteAddress,
      request.headers.get('x-forwarded-for'),
      trustedProxies,
    ),
  };
}

function logRequest(
  { log }: Services,
  method: string,
  route: string,
  status: number,
  milliseconds: number,
  requestId: string,
) {
  const level = status >= 500 ? 'warn' : 'debug';
  log[level]({ method, route, status, ms: Math.round(milliseconds), requestId }, 'request');
}

/** Without building a URL, which costs more than serving a page from memory. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  if (start === -1) return '/';
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}
